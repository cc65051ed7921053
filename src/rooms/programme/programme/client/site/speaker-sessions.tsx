import type { ReactNode } from 'react';
import type { PageRequest } from '#platform/client/page.ts';
import { sessionAddress } from '../../addresses.ts';
import { dayAndTimes } from '../../shown-times.ts';
import * as text from '../../site-messages.ts';
import { readProgramme } from './read-programme.ts';
import { placeOf } from './session-page.tsx';

/** On a speaker's page: their sessions. */
export async function speakerSessions({ call }: PageRequest, speakerId: string): Promise<ReactNode> {
  const programme = await readProgramme(call);
  const theirs = programme?.sessions.filter(({ people }) => people.some(({ id }) => id === speakerId)) ?? [];
  if (!programme || theirs.length === 0) return null;
  const breaks = programme.kinds.filter(({ isBreak }) => isBreak).map(({ id }) => id);
  return (
    <section className="mt-12 border-t border-line pt-6" aria-labelledby="sessions">
      <h2 id="sessions" className="text-title font-bold">
        {text.inProgramme()}
      </h2>
      <ul className="mt-4 grid gap-5">
        {theirs.map((session) => (
          <li key={session.id}>
            <p className="figures text-small text-quiet">
              {dayAndTimes(session, programme.zone)} ·{' '}
              <span className="inline-block max-w-full">{placeOf(session, programme)}</span>
            </p>
            <p className="mt-1 font-display text-title leading-tight font-semibold">
              {breaks.includes(session.kind) ? (
                session.title
              ) : (
                <a className="link" href={sessionAddress(session.slug)}>
                  {session.title}
                </a>
              )}
            </p>
            {session.isCancelled && <p className="mt-1 font-semibold">{text.cancelledSession()}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
