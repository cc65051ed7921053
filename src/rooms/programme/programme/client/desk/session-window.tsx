import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { viewHanging } from '#rooms/ground/contract.ts';
import { ask } from '#ui/admin/ask.tsx';
import { Button, buttonClass } from '#ui/admin/button.tsx';
import { Switch } from '#ui/admin/form/fields.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { Window } from '#ui/admin/window.tsx';
import { addSession, deleteSession, updateSession } from '../../contract.ts';
import * as say from '../../desk-messages.ts';
import type { Desk, PlannedSession } from '../../desk-reply.ts';
import { movesFrom, movesToSwap, moveToDay } from '../../moves.ts';
import { formatTime } from '../../times.ts';
import { clockOf, daysOf, firstStart } from './rows.ts';
import type { DeskActions } from './use-desk.ts';

interface Props {
  desk: Desk;
  session: PlannedSession;
  actions: DeskActions;
  onClose: () => void;
}

/** What can be done with one session beside typing. */
export function SessionWindow({ desk, session, actions, onClose }: Props) {
  const { id, title, version, day, start, length } = session;
  const act = async (work: () => Promise<unknown>) => {
    if (await actions.attempt(work)) onClose();
  };
  const clone = () =>
    act(async () => {
      const clock = clockOf(desk, day);
      const after =
        start === null ? {} : { day, start: clock.startAfter(clock.passedAt(start) + length, 'later') };
      await makeCall(addSession, { body: { edition: actions.edition, from: id, title, ...after } });
      notify('success', say.cloned({ title }));
    });
  const remove = async () => {
    const hangs = await hangingOn(id);
    const question = { title: say.removeQuestion({ title }), text: hangs.join(' '), confirm: say.remove() };
    if (hangs.length > 0 && !(await ask(question))) return;
    if (!(await actions.attempt(() => makeCall(deleteSession, { query: { id } })))) return;
    onClose();
    const only = actions.latest()?.undo ?? null;
    const undo = { label: say.undo(), act: () => void actions.step(false, only) };
    notify('success', say.removed({ title }), { undo });
  };
  const state = session.state === 'confirmed' ? 'cancelled' : 'confirmed';
  return (
    <Window title={title} onClose={onClose} className="programme-window">
      <div className="dialog-actions window-actions">
        <Link to="/admin/update-session/$id" params={{ id }} className={buttonClass()}>
          {say.details()}
        </Link>
        <Button onClick={clone}>{say.clone()}</Button>
        <Button
          onClick={() => act(() => makeCall(updateSession, { query: { id }, body: { state, version } }))}
        >
          {state === 'cancelled' ? say.cancelState() : say.confirmState()}
        </Button>
        <Button kind="danger" onClick={remove}>
          {say.remove()}
        </Button>
      </div>
      <OtherDays {...{ desk, session, actions, onClose }} />
      {start !== null && <MoveLater {...{ desk, session, actions, onClose }} />}
      {start !== null && <Swap {...{ desk, session, actions, onClose }} />}
    </Window>
  );
}

/** What has to be known before it is deleted. */
async function hangingOn(id: string): Promise<string[]> {
  try {
    const { hanging } = await makeCall(viewHanging, { body: { ids: [id] } });
    return hanging.map(({ text }) => text);
  } catch {
    return [say.hangingUnread()];
  }
}

function OtherDays({ desk, session, actions, onClose }: Props) {
  const others = daysOf(desk).flatMap(({ day, name }) =>
    day === null || day === session.day ? [] : [{ day, name }],
  );
  if (others.length === 0) return null;
  return (
    <section className="window-part">
      <h3>{say.otherDay()}</h3>
      <div className="dialog-actions window-actions">
        {others.map(({ day, name }) => (
          <Button
            key={day}
            onClick={async () => {
              const to = { first: firstStart(desk), clock: clockOf(desk, day) };
              const move = moveToDay(session, day, desk.sessions, to);
              if (await actions.move([move])) onClose();
            }}
          >
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}

function MoveLater({ desk, session, actions, onClose }: Props) {
  const [typed, setTyped] = useState('10');
  const [onlyRoom, setOnlyRoom] = useState(false);
  const minutes = /^-?\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  const moves = movesFrom(session, desk.sessions, {
    ...{ minutes, onlyRoom },
    clock: clockOf(desk, session.day),
  });
  const room = desk.rooms.find(({ id }) => id === session.room)?.name;
  const known = new Map(desk.sessions.map((one) => [one.id, one]));
  return (
    <form
      className="window-part"
      onSubmit={async (event) => {
        event.preventDefault();
        if (moves.length > 0 && (await actions.move(moves))) onClose();
      }}
    >
      <h3>{say.moveLater()}</h3>
      <label className="field">
        <span className="field-label">{say.by()}</span>
        <input
          className="control"
          inputMode="text"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-description={say.minutesHint()}
        />
      </label>
      {room && (
        <Switch
          label={say.onlyRoom({ room })}
          checked={onlyRoom}
          onChange={(event) => setOnlyRoom(event.target.checked)}
        />
      )}
      <ul className="move-list" aria-live="polite">
        {moves.map(({ id, start }) => (
          <li key={id}>
            <span>{say.fromTo({ from: formatTime(known.get(id)?.start ?? 0), to: formatTime(start) })}</span>
            {known.get(id)?.title}
          </li>
        ))}
      </ul>
      <Button type="submit" disabled={moves.length === 0}>
        {moves.length > 0 ? say.moveMany({ count: moves.length }) : say.nothingMoves()}
      </Button>
    </form>
  );
}

function Swap({ desk, session, actions, onClose }: Props) {
  const [chosen, setChosen] = useState('');
  const others = desk.sessions.filter(({ id, start }) => id !== session.id && start !== null);
  const other = others.find(({ id }) => id === chosen);
  if (others.length === 0) return null;
  return (
    <form
      className="window-part"
      onSubmit={async (event) => {
        event.preventDefault();
        if (other && (await actions.move(movesToSwap(session, other)))) onClose();
      }}
    >
      <label className="field">
        <span className="field-label">{say.swapWith()}</span>
        <select className="control" value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">{say.chooseSession()}</option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" disabled={!other}>
        {say.swap()}
      </Button>
    </form>
  );
}
