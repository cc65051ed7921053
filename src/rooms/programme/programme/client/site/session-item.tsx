import { Fragment } from 'react';
import { aroundName } from '#platform/contract/around-name.ts';
import { language, languageName } from '#platform/contract/language.ts';
import { Said } from '#ui/said.tsx';
import { sessionAddress } from '../../addresses.ts';
import { nameAndRole } from '../../name-and-role.ts';
import type { State } from '../../now-and-next.ts';
import { timeRange } from '../../shown-times.ts';
import type { Person, Programme, Session } from '../../site-contract.ts';
import * as text from '../../site-messages.ts';
import { Band, seedsOf } from './band.tsx';

interface SessionItemProps {
  session: Session;
  /** Classes that say where it stands. */
  place: string;
  /** Said before the time, where it doesn't stand above. */
  day?: string | undefined;
  programme: Programme;
  /** The place of each seed's cloth on the page. */
  cloths: ReadonlyMap<string, number>;
  state: State;
  isStarred?: boolean;
  /** Said below it. */
  note?: string | undefined;
}

export function SessionItem(given: SessionItemProps) {
  const { session, place, day, programme, cloths, state, isStarred, note } = given;
  const { id, slug, title, start, end, people, isCancelled } = session;
  const kind = programme.kinds.find((one) => one.id === session.kind);
  const track = programme.tracks.find((one) => one.id === session.track);
  const room = programme.rooms.find((one) => one.id === session.room);
  const woven = seedsOf(session).flatMap((seed) => cloths.get(seed) ?? []);
  const isBreak = kind?.isBreak ?? false;
  return (
    <li
      id={slug}
      className={`session ${place}`.trim()}
      data-id={id}
      data-end={end}
      data-state={state}
      data-break={isBreak || undefined}
      data-cancelled={isCancelled || undefined}
      data-starred={isStarred}
    >
      {isBreak || isCancelled ? <span className="band" /> : <Band cloths={woven} />}
      <div className="session-text">
        <p className="session-time">
          <span className="session-state">{stateLabel(state, isCancelled)}</span>
          {day && `${day}, `}
          <time dateTime={start}>{timeRange(session, programme.zone)}</time>{' '}
          <span className="session-room">{room?.name ?? text.allRooms()}</span>
        </p>
        <h3>{isBreak ? title : <a href={sessionAddress(slug)}>{title}</a>}</h3>
        {people.length > 0 && <p className="session-people">{people.map(inOnePiece)}</p>}
        {!isBreak && (
          <p className="session-kind">
            {track && <span className={`a-${track.thread}`}>{track.name}</span>}{' '}
            <Said of={[kind?.name, foreignLanguage(session.language)]} between=" · " />
          </p>
        )}
        {note && <p className="session-overlap">{note}</p>}
      </div>
    </li>
  );
}

/** No line ends in a name, as far as it is wide enough. */
function inOnePiece(person: Person, index: number, { length }: readonly Person[]) {
  const between = index < length - 1 ? ', ' : '';
  const [before, name, after] = aroundName(`${nameAndRole(person)}${between}`, person.name);
  return (
    <Fragment key={person.id ?? person.seed}>
      {before}
      <span>{name}</span>
      {after}
    </Fragment>
  );
}

export function stateLabel(state: State, isCancelled: boolean): string {
  if (isCancelled) return text.cancelled();
  if (state === 'now') return text.now();
  return state === 'next' ? text.next() : '';
}

/** Only one that isn't expected is worth a word. */
function foreignLanguage(code: string | undefined): string | undefined {
  return code && code !== language() ? languageName(code) : undefined;
}
