import { Island } from '#platform/client/island.tsx';
import { callAddress } from '#platform/contract/call.ts';
import { zonedDate } from '#platform/contract/zoned-time.ts';
import type { CountForHome, HomeSection } from '#rooms/edition/browser.ts';
import { counter, type Phase } from '#rooms/edition/contract.ts';
import { PROGRAMME_PAGE } from '../../addresses.ts';
import { nextChange } from '../../next-change.ts';
import { endOf, firstDayOf, nowAndNext, startOf, stateAt } from '../../now-and-next.ts';
import { dayInShort } from '../../shown-times.ts';
import type { Programme, Session } from '../../site-contract.ts';
import * as text from '../../site-messages.ts';
import { Cloths, seedsOf } from './band.tsx';
import { ProgrammeClock } from './programme-clock.island.tsx';
import { readProgramme } from './read-programme.ts';
import { SessionItem } from './session-item.tsx';

const SPECIAL_MAX = 4;
/** What soon comes is on the page as well: somebody may leave it open. */
const SOON_MS = 3 * 60 * 60_000;
const ID = 'programme';

/** On the home page: what is special before the summit, what is on during it, and what can be seen again after it. */
export const homeSection =
  (sheet: string): HomeSection =>
  async ({ call, now }, phase) => {
    const programme = await readProgramme(call);
    if (!programme) return undefined;
    const shown = chosen(programme, phase, now.getTime());
    if (shown.length === 0) return undefined;
    return {
      id: ID,
      label: text.programme(),
      head: <link rel="stylesheet" href={sheet} />,
      expiresAt: nextChange(programme, now),
      content: <Section programme={programme} sessions={shown} phase={phase} now={now} />,
    };
  };

/** What was held, without breaks. */
export const countSessions: CountForHome = async ({ call }) => {
  const programme = await readProgramme(call);
  const breaks = programme?.kinds.filter(({ isBreak }) => isBreak).map(({ id }) => id);
  const held = programme?.sessions.filter(({ kind, isCancelled }) => !isCancelled && !breaks?.includes(kind));
  const count = held?.length ?? 0;
  return count > 0 ? text.sessionsHeld({ count }) : undefined;
};

function chosen(programme: Programme, phase: Phase, at: number): Session[] {
  const { sessions } = programme;
  const held = sessions.filter(({ isCancelled }) => !isCancelled);
  if (phase === 'before') return special(programme, held);
  if (phase === 'after')
    return held.filter(({ slides, recording }) => slides || recording).slice(0, SPECIAL_MAX);
  const { next } = nowAndNext(held, at, firstDayOf(programme));
  return held.filter((one) => endOf(one) > at && (startOf(one) < at + SOON_MS || next.includes(one)));
}

/** Those for everybody or with the most people on the stage, in the order of the programme. */
function special({ kinds }: Programme, sessions: readonly Session[]): Session[] {
  const isBreak = ({ kind }: Session) => kinds.find(({ id }) => id === kind)?.isBreak;
  const weight = ({ kind, people, picture }: Session) => {
    const slug = kinds.find(({ id }) => id === kind)?.slug ?? '';
    return (['keynote', 'ceremony'].includes(slug) ? 10 : 0) + Math.min(people.length, 5) + (picture ? 1 : 0);
  };
  const best = sessions.filter((one) => !isBreak(one) && one.people.length > 0);
  return best
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, SPECIAL_MAX)
    .toSorted((a, b) => startOf(a) - startOf(b));
}

interface SectionProps {
  programme: Programme;
  sessions: readonly Session[];
  phase: Phase;
  now: Date;
}

function Section({ programme, sessions, phase, now }: SectionProps) {
  const seeds = [...new Set(sessions.flatMap(seedsOf))];
  const cloths = new Map(seeds.map((seed, index) => [seed, index]));
  const first = firstDayOf(programme);
  const { next } = nowAndNext(programme.sessions, now.getTime(), first);
  const today = phase === 'during' ? zonedDate(now, programme.zone) : undefined;
  const all = programme.sessions.filter(({ slides, recording }) => slides || recording).length;
  return (
    <section
      id={ID}
      className="programme section wrap"
      data-listed
      data-phase={phase}
      aria-labelledby="programme-title"
    >
      <Cloths seeds={seeds} />
      {phase === 'during' && (
        <Island
          name="programme-clock"
          component={ProgrammeClock}
          props={{ clock: callAddress(counter), first }}
        />
      )}
      <div className="day-heading">
        <h2 id="programme-title" className="display text-section">
          {{ before: text.lookForward, during: text.onNow, after: text.lookBack }[phase]()}
        </h2>
        {phase === 'after' && <p className="text-quiet">{text.lookBackLead({ count: all })}</p>}
      </div>
      <ol className="programme-highlights">
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            place=""
            day={session.day === today ? undefined : dayInShort(session.day)}
            programme={programme}
            cloths={cloths}
            state={phase === 'during' ? stateAt(session, now.getTime(), next) : 'later'}
          />
        ))}
      </ol>
      <p className="mt-8">
        <a className="button" href={PROGRAMME_PAGE}>
          {text.wholeProgramme()}
        </a>
      </p>
    </section>
  );
}
