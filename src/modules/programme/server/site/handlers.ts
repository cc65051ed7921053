import { isTranslated } from '#platform/contract/language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '#platform/server/http/context.ts';
import { type Handler, handler } from '#platform/server/http/handler.ts';
import { onceForContent } from '#platform/server/once-for-content.ts';
import type { PublishedProgramme } from '../../published.ts';
import { currentProgramme as call, exchangeStars, type Programme } from '../../site-contract.ts';
import * as text from '../../site-messages.ts';
import {
  inSpokenLanguage,
  keptProgramme,
  namesInSpokenLanguage,
  visibleProgramme,
  withSpokenPeople,
} from '../published.ts';
import { changeStars, findByKey } from './stars.ts';

export const siteHandlers: readonly Handler[] = [
  handler(call, async (_input, context) => {
    const programme = await visibleProgramme(context);
    if (!programme || programme.days.length === 0) throw new Refusal('not-found', text.nothingPublished());
    // What isn't said in another language is marked as such in each reply.
    if (!isTranslated()) return keptShown(context, programme.editionId);
    return shown(await withSpokenPeople(context, programme));
  }),

  handler(exchangeStars, async ({ query: { key }, body }, context) => {
    const attendeeId = await findByKey(context.store.database, context, key);
    if (!attendeeId) throw new Refusal('not-found', text.noOwnProgramme());
    return changeStars(context, attendeeId, body);
  }),
];

/** The same in the main language, for all who ask. It must not be changed. */
const keptShown = onceForContent(async (services: Pick<Services, 'store'>, editionId) => {
  const programme = await keptProgramme(services, editionId);
  if (!programme) throw new Refusal('not-found', text.nothingPublished());
  return shown(programme);
});

/** For visitors: in their language, without the sessions that were removed. */
export function shown({ sessions, ...programme }: PublishedProgramme): Programme {
  const present = inSpokenLanguage(sessions.filter(({ isRemoved }) => !isRemoved));
  return {
    ...programme,
    days: [...programme.days],
    rooms: namesInSpokenLanguage(programme.rooms),
    tracks: namesInSpokenLanguage(programme.tracks),
    kinds: namesInSpokenLanguage(programme.kinds),
    sessions: present.map(({ isRemoved: _, translations: _words, people, ...session }) => ({
      ...session,
      people: people.map(({ title: _title, ...person }) => person),
    })),
  };
}
