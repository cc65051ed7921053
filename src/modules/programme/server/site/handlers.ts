import { translated } from '#modules/languages/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Handler, handler } from '#platform/server/http/handler.ts';
import { sessionKind } from '../../kind.ts';
import type { PublishedProgramme } from '../../published.ts';
import { currentProgramme as call, exchangeStars, type Programme } from '../../site-contract.ts';
import * as text from '../../site-messages.ts';
import { visibleProgramme } from '../published.ts';
import { translatedSession } from '../translated.ts';
import { changeStars, findByKey } from './stars.ts';

export const siteHandlers: readonly Handler[] = [
  handler(call, async (_input, context) => {
    const programme = await visibleProgramme(context);
    if (!programme || programme.days.length === 0) throw new Refusal('not-found', text.nothingPublished());
    const { sessions, ...others } = shown(programme);
    return {
      ...others,
      sessions: await translated(context, sessionKind.name, translatedSession, sessions),
    };
  }),

  handler(exchangeStars, async ({ query: { key }, body }, context) => {
    const attendeeId = await findByKey(context.store.database, context, key);
    if (!attendeeId) throw new Refusal('not-found', text.noOwnProgramme());
    return changeStars(context, attendeeId, body);
  }),
];

/** Without the sessions that were removed. */
export function shown({ sessions, ...programme }: PublishedProgramme): Programme {
  const present = sessions.filter(({ isRemoved }) => !isRemoved);
  return {
    ...programme,
    days: [...programme.days],
    rooms: [...programme.rooms],
    tracks: [...programme.tracks],
    kinds: [...programme.kinds],
    sessions: present.map(({ isRemoved: _, people, ...session }) => ({ ...session, people: [...people] })),
  };
}
