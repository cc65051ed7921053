import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { ask } from '#ui/admin/ask.tsx';
import { Button } from '#ui/admin/button.tsx';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { SecretBox } from '#ui/admin/secret-box.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import {
  addDoorDevice,
  type Device,
  doorDevices,
  endDoorDevice,
  newDevice,
  renameDoorDevice,
  SENT_AT_ONCE,
  takeDoorFile,
} from '../../contract.ts';
import { proposePin } from '../../easy-pin.ts';
import * as say from '../../messages.ts';
import * as onPhone from '../../phone-messages.ts';
import type { Saved } from '../saved-file.ts';
import { SettingsPanel } from './settings-panel.tsx';
import './counts.css';

type Made = CallOutput<typeof addDoorDevice> & { pin: string };

const sorts = () => [
  { value: 'phone', label: say.sortPhone() },
  { value: 'station', label: onPhone.stationTitle() },
];

/** The phones of the door, and how it works. */
export function DevicesScreen() {
  const queries = useQueryClient();
  const [made, setMade] = useState<Made>();
  const [proposed, setProposed] = useState(proposePin);
  const { data, error } = useQuery({
    queryKey: [doorDevices.name],
    queryFn: () => makeCall(doorDevices, {}),
    retry: false,
  });
  const renew = () => queries.invalidateQueries({ queryKey: [doorDevices.name] });
  return (
    <Screen title={say.devices()} within={{ to: '/admin/door', label: onPhone.title() }}>
      {error && <p role="alert">{refusalText(error)}</p>}
      {made && <MadeLink made={made} />}
      <Panel title={say.makeDevice()} lead={say.makeDeviceLead()}>
        <RecordForm
          key={proposed}
          schema={newDevice}
          initial={{ name: '', sort: 'phone', pin: proposed }}
          action={say.makeDevice()}
          save={(body) => makeCall(addDoorDevice, { body })}
          onSaved={(reply, { pin }) => {
            setMade({ ...reply, pin });
            setProposed(proposePin());
            renew();
          }}
        >
          <TextField
            name="name"
            label={say.deviceLabel()}
            hint={say.deviceHint()}
            autoComplete="off"
            required
          />
          <SelectField
            name="sort"
            required
            label={say.deviceSort()}
            options={sorts()}
            hint={say.deviceSortHint()}
          />
          <TextField
            name="pin"
            label={onPhone.pin()}
            hint={say.pinHint()}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            required
          />
        </RecordForm>
      </Panel>
      <Panel title={say.deviceList()} lead={say.whatDevicesHave()}>
        {data?.records.length === 0 && <p>{say.noDevices()}</p>}
        <ul className="plain-list">
          {data?.records.map((device) => (
            <DeviceItem key={device.id} device={device} onChanged={renew} />
          ))}
        </ul>
      </Panel>
      <SettingsPanel />
    </Screen>
  );
}

/** What has to get to the phone, shown once. */
function MadeLink({ made: { link, code, pin } }: { made: Made }) {
  return (
    <Panel title={say.linkTitle()} lead={say.linkLead()}>
      <div className="door-link">
        <QrCode {...code} label={say.linkAsCode()} />
        <SecretBox secret={link} lead={say.pinIs({ pin })} />
      </div>
    </Panel>
  );
}

function DeviceItem({ device, onChanged }: { device: Device; onChanged: () => void }) {
  const { id, name, sort, endsAt, ended, seen, letIn } = device;
  const [renaming, setRenaming] = useState<string>();
  const told = (done: Promise<{ message: string }>) =>
    done.then(
      ({ message }) => {
        notify('success', message);
        onChanged();
      },
      (thrown) => notify('error', say.notDone(), { description: refusalText(thrown) }),
    );
  const rename = useMutation({
    mutationFn: async (to: string) => {
      await told(makeCall(renameDoorDevice, { query: { id }, body: { name: to } }));
      setRenaming(undefined);
    },
  });
  const end = async () => {
    const isSure = await ask({ title: say.endAsk({ name }), text: say.endWords(), confirm: say.end() });
    if (isSure) await told(makeCall(endDoorDevice, { query: { id } }));
  };
  return (
    <li className="door-device">
      {renaming === undefined ? (
        <span>
          <strong>{name}</strong>
          <small>
            {sort === 'station' ? onPhone.stationTitle() : say.letInCount({ count: letIn })} ·{' '}
            {ended ? (
              <>
                {say.endedOn()} <Instant value={ended} />
              </>
            ) : (
              <>
                {say.endsOn()} <Instant value={endsAt} />
              </>
            )}
            {' · '}
            {seen ? (
              <>
                {say.seenOn()} <Instant value={seen} />
              </>
            ) : (
              say.neverSeen()
            )}
          </small>
        </span>
      ) : (
        <input
          className="control"
          aria-label={say.deviceLabel()}
          value={renaming}
          onChange={({ target }) => setRenaming(target.value)}
        />
      )}
      {renaming === undefined ? (
        <Button aria-label={say.renameNamed({ name })} onClick={() => setRenaming(name)}>
          {say.rename()}
        </Button>
      ) : (
        <Button kind="act" busy={rename.isPending} onClick={() => rename.mutate(renaming)}>
          {say.save()}
        </Button>
      )}
      {sort === 'phone' && <FileButton id={id} name={name} told={told} />}
      {!ended && (
        <Button kind="danger" aria-label={say.endNamed({ name })} onClick={end}>
          {say.end()}
        </Button>
      )}
    </li>
  );
}

/** Takes the file in which a phone saved what it couldn't send. */
function FileButton({
  id,
  name,
  told,
}: {
  id: string;
  name: string;
  told: (done: Promise<{ message: string }>) => Promise<void>;
}) {
  const take = async (file: File) => {
    // The server checks what is in it.
    const { now, scans } = JSON.parse(await file.text()) as Saved;
    let taken = { message: say.fileTaken({ count: 0 }) };
    for (let from = 0; from < scans.length; from += SENT_AT_ONCE) {
      const body = { now, scans: scans.slice(from, from + SENT_AT_ONCE) };
      taken = await makeCall(takeDoorFile, { query: { id }, body });
    }
    return taken;
  };
  return (
    <label className="button door-file">
      {say.takeFile()}
      <input
        type="file"
        accept="application/json"
        aria-label={say.takeFileOf({ name })}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) told(take(file));
          target.value = '';
        }}
      />
    </label>
  );
}
