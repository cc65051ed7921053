import { useQueryClient } from '@tanstack/react-query';
import { ChevronUp, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { RecordTranslations } from '#rooms/access/browser.ts';
import { viewTranslations } from '#rooms/access/contract.ts';
import { Button } from '#ui/admin/button.tsx';
import { useEdition } from '#ui/admin/chosen-edition.ts';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import { UnsavedChanges } from '#ui/admin/form/unsaved-changes.tsx';
import { IconButton } from '#ui/admin/icon-button.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { CONFLICT_KINDS, RULE_LABELS, SEVERITIES, type Severity } from '../../conflicts.ts';
import { arrangeProgramme, viewProgramme } from '../../contract.ts';
import * as say from '../../desk-messages.ts';
import { type Desk, unfolded } from '../../desk-reply.ts';
import { programmeNamesKind } from '../../kind.ts';
import * as label from '../../messages.ts';
import { THREADS, type Thread } from '../../published.ts';
import { DAY_MINUTES, formatTime, readTime } from '../../times.ts';
import './desk.css';

const THREAD_LABELS: Readonly<Record<Thread, () => string>> = {
  gold: say.gold,
  palm: say.palm,
  clay: say.clay,
  indigo: say.indigo,
  linen: say.linen,
};
const SEVERITY_LABELS: Readonly<Record<Severity, () => string>> = {
  stop: say.stop,
  warn: say.warn,
  off: say.off,
};

/** What is around the sessions: rooms, tracks, kinds, and how severe each conflict is. */
export function ArrangeScreen() {
  const edition = useEdition();
  return (
    <Screen
      title={say.arrange()}
      within={{ to: '/admin/programme', label: label.programme() }}
      edition="choice"
    >
      <RecordLoader key={edition} call={viewProgramme} query={{ edition }}>
        {(reply) => <Arrangement desk={unfolded(reply)} edition={edition} />}
      </RecordLoader>
    </Screen>
  );
}

/** A row that has no id yet is known by its number. */
let added = 0;
function keyOfNew(): string {
  added += 1;
  return `new ${added}`;
}

const keyed = <Entry extends { id: string }>(entries: readonly Entry[]) =>
  entries.map((entry) => ({ ...entry, key: entry.id }));

/** What can be said in other languages. */
const namesIn = ({ rooms, tracks, kinds }: Desk) =>
  JSON.stringify([...rooms, ...tracks, ...kinds], ['id', 'name', 'floor']);

/** The sessions of rooms or tracks that were taken away. */
function titlesWithout(
  { sessions }: Desk,
  of: 'room' | 'track',
  before: readonly { id: string }[],
  now: readonly { id: string }[],
): string[] {
  const gone = before.filter(({ id }) => !now.some((one) => one.id === id)).map(({ id }) => id);
  return sessions.flatMap((session) => (gone.includes(session[of] ?? '') ? session.title : []));
}

function Arrangement({ desk, edition }: { desk: Desk; edition: string }) {
  const queries = useQueryClient();
  const [saved, setSaved] = useState(desk);
  const [rooms, setRooms] = useState(() =>
    keyed(desk.rooms).map((room) => ({ ...room, places: room.places === null ? '' : String(room.places) })),
  );
  const [tracks, setTracks] = useState(() => keyed(desk.tracks));
  const [kinds, setKinds] = useState(() =>
    keyed(desk.kinds).map((kind) => ({ ...kind, length: String(kind.length) })),
  );
  const [walk, setWalk] = useState(String(desk.walkMinutes));
  const [doorsOpen, setDoorsOpen] = useState(desk.doorsOpen === null ? '' : formatTime(desk.doorsOpen));
  const [doorsClose, setDoorsClose] = useState(desk.doorsClose === null ? '' : formatTime(desk.doorsClose));
  const [rules, setRules] = useState(desk.rules);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const unplaced = titlesWithout(desk, 'room', desk.rooms, rooms);
  const untracked = titlesWithout(desk, 'track', desk.tracks, tracks);
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setChanged(true);
      set(value);
    };

  async function save() {
    const isWrong = (typed: string) => typed.trim() !== '' && readTime(typed) === undefined;
    if (isWrong(doorsOpen) || isWrong(doorsClose)) return setProblem(say.startWrong());
    setSaving(true);
    setProblem(undefined);
    const open = readTime(doorsOpen) ?? null;
    const close = readTime(doorsClose) ?? null;
    // Before they open, it is after midnight.
    const isNextDay = open !== null && close !== null && close <= open;
    const known = (id: string) => (id ? { id } : {});
    try {
      await makeCall(arrangeProgramme, {
        body: {
          edition,
          version: saved.arranged,
          rooms: rooms.map(({ id, name, places, floor }) => ({ ...known(id), name, places, floor })),
          tracks: tracks.map(({ id, name, thread }) => ({ ...known(id), name, thread })),
          kinds: kinds.map(({ id, name, isBreak, length }) => ({ ...known(id), name, isBreak, length })),
          walkMinutes: walk,
          doorsOpen: open,
          doorsClose: isNextDay ? close + DAY_MINUTES : close,
          rules,
        },
      });
      setChanged(false);
      notify('success', say.arrangeSaved());
      await queries.invalidateQueries({ queryKey: [viewProgramme.name] });
      const now = unfolded(await makeCall(viewProgramme, { query: { edition } }));
      await queries.invalidateQueries({ queryKey: [viewTranslations.name] });
      setSaved(now);
      setRooms(
        keyed(now.rooms).map((room) => ({
          ...room,
          places: room.places === null ? '' : String(room.places),
        })),
      );
      setTracks(keyed(now.tracks));
      setKinds(keyed(now.kinds).map((kind) => ({ ...kind, length: String(kind.length) })));
    } catch (thrown) {
      setProblem(refusalText(thrown));
    } finally {
      setSaving(false);
    }
  }

  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <UnsavedChanges unsaved={() => isChanged} />
        <Panel title={say.rooms()}>
          <Entries
            entries={rooms}
            onChange={changing(setRooms)}
            headings={[say.name(), say.places(), say.floor()]}
            add={say.addRoom()}
            blank={() => ({ id: '', key: keyOfNew(), name: '', places: '', floor: '' })}
          >
            {(room, change) => (
              <>
                <Cell label={say.name()} value={room.name} onChange={(name) => change({ ...room, name })} />
                <Cell
                  label={say.places()}
                  value={room.places}
                  onChange={(places) => change({ ...room, places })}
                  isNumber
                />
                <Cell
                  label={say.floor()}
                  value={room.floor}
                  onChange={(floor) => change({ ...room, floor })}
                />
              </>
            )}
          </Entries>
          <p role="status" className="row-note" data-severity="warn">
            {unplaced.length > 0 && say.roomsGone({ count: unplaced.length, titles: unplaced.join(', ') })}
          </p>
        </Panel>
        <Panel title={say.tracks()}>
          <Entries
            entries={tracks}
            onChange={changing(setTracks)}
            headings={[say.name(), say.colour()]}
            add={say.addTrack()}
            blank={(index) => ({
              id: '',
              key: keyOfNew(),
              name: '',
              thread: THREADS[index % THREADS.length] ?? THREADS[0],
            })}
          >
            {(track, change) => (
              <>
                <Cell label={say.name()} value={track.name} onChange={(name) => change({ ...track, name })} />
                <select
                  className="control"
                  aria-label={say.colour()}
                  value={track.thread}
                  onChange={(event) => change({ ...track, thread: event.target.value as Thread })}
                >
                  {THREADS.map((thread) => (
                    <option key={thread} value={thread}>
                      {THREAD_LABELS[thread]()}
                    </option>
                  ))}
                </select>
                <span />
              </>
            )}
          </Entries>
          <p role="status" className="row-note" data-severity="warn">
            {untracked.length > 0 &&
              say.tracksGone({ count: untracked.length, titles: untracked.join(', ') })}
          </p>
        </Panel>
        <Panel title={say.kinds()}>
          <Entries
            entries={kinds}
            onChange={changing(setKinds)}
            headings={[say.name(), say.minutes()]}
            add={say.addKind()}
            blank={() => ({ id: '', key: keyOfNew(), name: '', isBreak: false, length: '30' })}
          >
            {(kind, change) => (
              <>
                <Cell label={say.name()} value={kind.name} onChange={(name) => change({ ...kind, name })} />
                <Cell
                  label={say.minutes()}
                  value={kind.length}
                  onChange={(length) => change({ ...kind, length })}
                  isNumber
                />
                <label className="arrange-check">
                  <input
                    type="checkbox"
                    className="checkbox"
                    checked={kind.isBreak}
                    onChange={(event) => change({ ...kind, isBreak: event.target.checked })}
                  />
                  {say.isBreak()}
                </label>
              </>
            )}
          </Entries>
        </Panel>
        <Panel title={say.rules()} lead={say.rulesLead()}>
          <div className="rule-list">
            {CONFLICT_KINDS.map((kind) => (
              <Rule
                key={kind}
                label={RULE_LABELS[kind]()}
                value={rules[kind]}
                onChange={(severity) => changing(setRules)({ ...rules, [kind]: severity })}
              />
            ))}
            <Setting label={say.walk()} value={walk} onChange={changing(setWalk)} />
            <Setting
              label={say.doorsOpen()}
              hint={say.doorsHint()}
              value={doorsOpen}
              onChange={changing(setDoorsOpen)}
            />
            <Setting
              label={say.doorsClose()}
              hint={say.doorsCloseHint()}
              value={doorsClose}
              onChange={changing(setDoorsClose)}
            />
          </div>
        </Panel>
        {problem && (
          <p role="alert" className="row-note" data-severity="stop">
            {problem}
          </p>
        )}
        <div className="form-actions">
          <Button type="submit" kind="act" busy={isSaving}>
            {say.save()}
          </Button>
        </div>
      </form>
      <RecordTranslations key={namesIn(saved)} kind={programmeNamesKind.name} id={desk.edition.id} />
    </>
  );
}

interface Entry {
  key: string;
  id: string;
  name: string;
}

interface EntriesProps<One extends Entry> {
  entries: readonly One[];
  onChange: (entries: One[]) => void;
  /** For the eye: each control has its own name. */
  headings: readonly string[];
  add: string;
  blank: (index: number) => One;
  children: (entry: One, change: (next: One) => void) => ReactNode;
}

function Entries<One extends Entry>({
  entries,
  onChange,
  headings,
  add,
  blank,
  children,
}: EntriesProps<One>) {
  const others = (key: string) => entries.filter((entry) => entry.key !== key);
  function raise(entry: One) {
    const index = entries.indexOf(entry);
    const rest = others(entry.key);
    onChange([...rest.slice(0, index - 1), entry, ...rest.slice(index - 1)]);
  }
  return (
    <div className="arrange-list">
      {entries.length > 0 && (
        <div className="arrange-row arrange-heads" aria-hidden>
          {headings.map((heading) => (
            <span key={heading}>{heading}</span>
          ))}
        </div>
      )}
      {entries.map((entry, index) => (
        <div key={entry.key} className="arrange-row">
          {children(entry, (next) => onChange(entries.map((one) => (one.key === entry.key ? next : one))))}
          <span className="arrange-acts">
            <IconButton
              label={say.moveUp({ name: entry.name })}
              disabled={index === 0}
              onClick={() => raise(entry)}
            >
              <ChevronUp aria-hidden size={18} />
            </IconButton>
            <IconButton
              label={say.removeNamed({ name: entry.name })}
              onClick={() => onChange(others(entry.key))}
            >
              <X aria-hidden size={18} />
            </IconButton>
          </span>
        </div>
      ))}
      <span>
        <Button onClick={() => onChange([...entries, blank(entries.length)])}>{add}</Button>
      </span>
    </div>
  );
}

interface CellProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isNumber?: boolean;
  placeholder?: string;
}

function Cell({ label: named, value, onChange, isNumber = false, placeholder = named }: CellProps) {
  return (
    <input
      className="control"
      aria-label={named}
      placeholder={placeholder}
      inputMode={isNumber ? 'numeric' : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Setting({ hint, ...cell }: CellProps & { hint?: string }) {
  return (
    <>
      <span>
        {cell.label}
        {hint && <span className="field-hint"> {hint}</span>}
      </span>
      <span className="rule-setting">
        <Cell {...cell} placeholder="" />
      </span>
    </>
  );
}

interface RuleProps {
  label: string;
  value: Severity;
  onChange: (severity: Severity) => void;
}

function Rule({ label: named, value, onChange }: RuleProps) {
  return (
    <>
      <span>{named}</span>
      <select
        className="control"
        aria-label={named}
        value={value}
        onChange={(event) => onChange(event.target.value as Severity)}
      >
        {SEVERITIES.map((severity) => (
          <option key={severity} value={severity}>
            {SEVERITY_LABELS[severity]()}
          </option>
        ))}
      </select>
    </>
  );
}
