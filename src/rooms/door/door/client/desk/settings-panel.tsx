import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { Button } from '#ui/admin/button.tsx';
import { Switch } from '#ui/admin/form/fields.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { saveDoorSettings, viewDoorSettings } from '../../contract.ts';
import * as say from '../../messages.ts';

/** How the door of the current edition works. */
export function SettingsPanel() {
  const settings = useQuery({
    queryKey: [viewDoorSettings.name],
    queryFn: () => makeCall(viewDoorSettings, {}),
    retry: false,
    // What is being changed isn't replaced while somebody types.
    refetchOnWindowFocus: false,
  }).data;
  return (
    <Panel title={say.settings()} lead={say.settingsLead()}>
      {settings && <Settings key={JSON.stringify(settings)} {...settings} />}
    </Panel>
  );
}

type Props = CallOutput<typeof viewDoorSettings>;

interface TypedRoom {
  key: number;
  name: string;
  places: string;
}

function Settings({ questions, programme, ...known }: Props) {
  const [allowsReentry, setReentry] = useState(known.allowsReentry);
  const [handedOut, setHandedOut] = useState(known.handedOut);
  const [rooms, setRooms] = useState<TypedRoom[]>(
    known.rooms.map(({ name, places }, key) => ({
      key,
      name,
      places: places === null ? '' : String(places),
    })),
  );
  const [kindQuestion, setKind] = useState(known.kindQuestion);
  const [languagesQuestion, setLanguages] = useState(known.languagesQuestion);
  const save = useMutation({
    mutationFn: () =>
      makeCall(saveDoorSettings, {
        body: {
          allowsReentry,
          handedOut,
          kindQuestion,
          languagesQuestion,
          rooms: rooms
            .filter(({ name }) => name.trim())
            .map(({ name, places }) => ({ name, places: Number(places) || null })),
        },
      }),
    onSuccess: ({ message }) => notify('success', message),
    onError: (thrown) => notify('error', say.notDone(), { description: refusalText(thrown) }),
  });
  const add = (name: string, places: string) =>
    setRooms([...rooms, { key: Math.max(0, ...rooms.map((room) => room.key + 1)), name, places }]);
  const change = (key: number, part: Partial<TypedRoom>) =>
    setRooms(rooms.map((room) => (room.key === key ? { ...room, ...part } : room)));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Switch
        label={say.reentry()}
        hint={say.reentryHint()}
        checked={allowsReentry}
        onChange={({ target }) => setReentry(target.checked)}
      />
      {questions.length > 0 && (
        <fieldset className="door-rooms">
          <legend>{say.handedOut()}</legend>
          {questions.map(({ key, label }) => (
            <Switch
              key={key}
              label={label}
              checked={handedOut.includes(key)}
              onChange={({ target }) =>
                setHandedOut(target.checked ? [...handedOut, key] : handedOut.filter((one) => one !== key))
              }
            />
          ))}
        </fieldset>
      )}
      {questions.length > 0 && (
        <div className="door-room-adding">
          <QuestionField
            label={say.kindQuestion()}
            value={kindQuestion}
            questions={questions}
            onChange={setKind}
          />
          <QuestionField
            label={say.languagesQuestion()}
            value={languagesQuestion}
            questions={questions}
            onChange={setLanguages}
          />
        </div>
      )}
      <fieldset className="door-rooms">
        <legend>{say.rooms()}</legend>
        {rooms.map(({ key, name, places }) => (
          <div key={key} className="door-room">
            <input
              className="control"
              aria-label={say.roomName()}
              placeholder={say.roomName()}
              value={name}
              onChange={({ target }) => change(key, { name: target.value })}
            />
            <input
              className="control"
              inputMode="numeric"
              aria-label={say.roomPlaces()}
              placeholder={say.roomPlaces()}
              value={places}
              onChange={({ target }) => change(key, { places: target.value.replace(/\D/g, '') })}
            />
            <Button
              aria-label={say.removeRoom({ name })}
              onClick={() => setRooms(rooms.filter((room) => room.key !== key))}
            >
              {say.remove()}
            </Button>
          </div>
        ))}
        <div className="door-room-adding">
          <Button onClick={() => add('', '')}>{say.addRoom()}</Button>
          {programme.length > 0 && (
            <select
              className="control"
              aria-label={say.fromProgramme()}
              value=""
              onChange={({ target }) => {
                const chosen = programme.find(({ name }) => name === target.value);
                if (chosen) add(chosen.name, chosen.places === null ? '' : String(chosen.places));
              }}
            >
              <option value="">{say.fromProgramme()}</option>
              {programme
                .filter(({ name }) => !rooms.some((room) => room.name === name))
                .map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
            </select>
          )}
        </div>
      </fieldset>
      <div className="form-actions">
        <Button type="submit" kind="act" busy={save.isPending}>
          {say.saveSettings()}
        </Button>
      </div>
    </form>
  );
}

interface QuestionFieldProps {
  label: string;
  value: string;
  questions: Props['questions'];
  onChange: (key: string) => void;
}

function QuestionField({ label, value, questions, onChange }: QuestionFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select className="control" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{say.nothingChosen()}</option>
        {questions.map((question) => (
          <option key={question.key} value={question.key}>
            {question.label}
          </option>
        ))}
      </select>
    </label>
  );
}
