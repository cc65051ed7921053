import { Check, Ellipsis, LoaderCircle, TriangleAlert } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { Button } from '#ui/admin/button.tsx';
import { IconButton } from '#ui/admin/icon-button.tsx';
import { type Conflict, conflictsIn } from '../../conflicts.ts';
import { updateSession } from '../../contract.ts';
import * as say from '../../desk-messages.ts';
import type { Desk, PlannedSession } from '../../desk-reply.ts';
import * as label from '../../messages.ts';
import { planOf, toPlanned, VALUE_NAMES, type ValueName } from './rows.ts';
import type { DeskActions } from './use-desk.ts';
import type { Row, RowState, useRows } from './use-rows.ts';

const LABELS: Readonly<Record<ValueName, () => string>> = {
  start: label.start,
  title: label.title,
  kind: label.kind,
  length: label.length,
  room: label.room,
  people: label.people,
};

interface Props {
  desk: Desk;
  day: number | null;
  /** What the table is of. */
  dayName: string;
  actions: DeskActions;
  typing: ReturnType<typeof useRows>;
  onMore: (id: string) => void;
}

/** A day as a table that is typed by keyboard alone: Enter saves a row and goes to the next one. */
export function DayTable({ desk, day, dayName, actions, typing, onMore }: Props) {
  const { rows, type, commit, revert } = typing;
  const body = useRef<HTMLTableSectionElement>(null);
  const lists = useId();
  const conflicts = conflictsWhileTyping(desk, rows, day);

  function confirm({ id, version }: PlannedSession) {
    actions.attempt(() => makeCall(updateSession, { query: { id }, body: { state: 'confirmed', version } }));
  }

  function focus(index: number, name: string) {
    body.current?.rows[index]?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const { key, shiftKey, target } = event;
    if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    const row = rows[index];
    if (!row) return;
    if (key === 'Escape') revert(row.key);
    if (key !== 'Enter') return;
    event.preventDefault();
    if (!commit(row.key)) return;
    const next = index + (shiftKey ? -1 : 1);
    // The new row is there once this has been painted.
    requestAnimationFrame(() => focus(next, next >= rows.length - 1 ? 'title' : target.name));
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLTableRowElement>, key: string) {
    if (!currentTarget.contains(relatedTarget)) commit(key);
  }

  return (
    <>
      <div className="day-table-place">
        <table className="day-table" aria-label={say.sessionsOf({ day: dayName })}>
          <thead>
            <tr>
              {VALUE_NAMES.map((name) => (
                <th key={name} scope="col" data-column={name}>
                  {LABELS[name]()}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{say.more()}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row, index) => (
              <tr
                key={row.key}
                data-state={row.session?.state ?? 'new'}
                data-track={threadOf(row, desk)}
                data-brief={isBrief(row) || undefined}
                onKeyDown={(event) => onKeyDown(event, index)}
                onBlur={(event) => onBlur(event, row.key)}
              >
                {VALUE_NAMES.map((name) => (
                  <td key={name} data-column={name} data-label={LABELS[name]()}>
                    <Cell
                      row={row}
                      name={name}
                      list={`${lists}${name}`}
                      desk={desk}
                      onType={(value) => type(row.key, name, value)}
                    />
                    {name === 'title' && (
                      <Notes
                        row={row}
                        conflicts={conflicts.filter(({ sessions }) => sessions.includes(row.key))}
                        onConfirm={confirm}
                        onKeepMine={() => commit(row.key, true)}
                        onTakeTheirs={() => revert(row.key)}
                      />
                    )}
                  </td>
                ))}
                <td data-column="more">
                  <Mark state={row.state} />
                  {row.session && (
                    <IconButton
                      label={say.moreAbout({ title: row.session.title })}
                      onClick={() => row.session && onMore(row.session.id)}
                    >
                      <Ellipsis aria-hidden size={18} />
                    </IconButton>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="day-keys">{say.keys()}</p>
      <datalist id={`${lists}kind`}>
        {desk.kinds.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <datalist id={`${lists}room`}>
        {desk.rooms.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}

interface CellProps {
  row: Row;
  name: ValueName;
  list: string;
  desk: Desk;
  onType: (value: string) => void;
}

function Cell({ row, name, list, desk, onType }: CellProps) {
  const problem = row.problems[name];
  const own = useId();
  const isPeople = name === 'people';
  // One that is being saved isn't the new one any more.
  const title = row.session?.title ?? (row.state && row.values.title);
  const field = LABELS[name]();
  return (
    <>
      <input
        name={name}
        className="cell-input"
        value={row.values[name]}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => name !== 'people' && event.target.select()}
        aria-label={title ? say.fieldOf({ field, title }) : say.fieldOfNew({ field })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${own}problem` : undefined}
        list={isPeople ? `${own}people` : ['kind', 'room'].includes(name) ? list : undefined}
        inputMode={name === 'length' ? 'numeric' : undefined}
        placeholder={placeholderOf(row, name)}
        autoComplete="off"
      />
      {isPeople && <Names id={`${own}people`} typed={row.values.people} desk={desk} />}
      {problem && (
        <p id={`${own}problem`} className="cell-problem">
          {problem}
        </p>
      )}
    </>
  );
}

/** On a phone, neither needs a line of its own. What is typed counts once it is saved, so that nothing moves meanwhile. */
function isBrief({ session }: Row): boolean {
  return session !== undefined && !session.room && session.people.length === 0;
}

function placeholderOf({ session }: Row, name: ValueName): string | undefined {
  if (!session && name === 'title') return say.newSession();
  if (!session && name === 'people') return say.peopleHint();
  // Seen on cards, which have no headings.
  return name === 'room' || name === 'people' ? LABELS[name]() : undefined;
}

/** Offers names after those that are typed already. */
function Names({ id, typed, desk }: { id: string; typed: string; desk: Desk }) {
  const before = typed.slice(0, typed.lastIndexOf(';') + 1);
  const prefix = before && `${before} `;
  return (
    <datalist id={id}>
      {desk.speakers
        .filter(({ name }) => !before.includes(name))
        .map(({ id: speaker, name }) => (
          <option key={speaker} value={`${prefix}${name}`} />
        ))}
    </datalist>
  );
}

interface NotesProps {
  row: Row;
  conflicts: readonly Conflict[];
  onConfirm: (session: PlannedSession) => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** What is to be said of a row. */
function Notes({ row: { session, state }, conflicts, onConfirm, onKeepMine, onTakeTheirs }: NotesProps) {
  return (
    <>
      {session?.state === 'cancelled' && <p className="row-mark">{say.cancelledMark()}</p>}
      {session?.state === 'tentative' && (
        <p className="row-mark">
          {say.tentativeMark()} <Button onClick={() => onConfirm(session)}>{say.confirmState()}</Button>
        </p>
      )}
      {state?.is === 'failed' && (
        <p role="alert" className="row-note" data-severity="stop">
          {state.why}
        </p>
      )}
      {state?.is === 'changed' && (
        <div role="alert" className="row-note" data-severity="warn">
          <p>{say.changedByOther({ theirs: state.theirs })}</p>
          <Button onClick={onKeepMine}>{say.keepMine()}</Button>{' '}
          <Button onClick={onTakeTheirs}>{say.takeTheirs()}</Button>
        </div>
      )}
      {conflicts.map(({ kind, person, severity, text }) => (
        <p key={`${kind} ${person} ${text}`} className="row-note" data-severity={severity}>
          <TriangleAlert aria-hidden size={14} />
          {text}
        </p>
      ))}
    </>
  );
}

function Mark({ state }: { state: RowState | undefined }) {
  return (
    <span role="status" className="row-status" data-state={state?.is}>
      {state?.is === 'saving' && <LoaderCircle aria-label={say.saving()} size={16} />}
      {state?.is === 'saved' && <Check aria-label={say.saved()} size={16} />}
      {state?.is === 'failed' && <TriangleAlert aria-label={say.notSaved()} size={16} />}
    </span>
  );
}

function threadOf({ session }: Row, { tracks }: Desk) {
  return tracks.find(({ id }) => id === session?.track)?.thread;
}

/** With what is typed, before it is saved. */
function conflictsWhileTyping(desk: Desk, rows: readonly Row[], day: number | null): Conflict[] {
  const typed = rows
    .filter(({ session, values }) => session || values.title.trim())
    .map(({ key, values, session }) => ({
      ...toPlanned(key, values, day, desk, session?.state ?? 'confirmed'),
      places: session?.places ?? null,
    }));
  const keys = new Set(rows.map(({ key }) => key));
  return conflictsIn(planOf(desk, [...desk.sessions.filter(({ id }) => !keys.has(id)), ...typed]));
}
