import { isTranslated } from '#platform/contract/language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Handler, handler } from '#platform/server/http/handler.ts';
import type { PublishedProgramme } from '../../published.ts';
import { currentProgramme as call, exchangeStars, type Programme } from '../../site-contract.ts';
import * as text from '../../site-messages.ts';
import { inSpokenLanguage, namesInSpokenLanguage, visibleProgramme, withSpokenPeople } from '../published.ts';
import { changeStars, findByKey } from './stars.ts';

export const siteHandlers: readonly Handler[] = [
  handler(call, async (_input, context) => {
    const programme = await visibleProgramme(context);
    if (!programme || programme.days.length === 0) throw new Refusal('not-found', text.nothingPublished());
    // What isn't said in another language is marked as such in each reply.
    if (!isTranslated()) return keptShown(programme);
    return shown(await withSpokenPeople(context, programme));
  }),

  handler(exchangeStars, async ({ query: { key }, body }, context) => {
    const attendeeId = await findByKey(context.store.database, context, key);
    if (!attendeeId) throw new Refusal('not-found', text.noOwnProgramme());
    return changeStars(context, attendeeId, body);
  }),
];

const inMain = new WeakMap<PublishedProgramme, Programme>();

/** The same in the main language, for all who ask. It must not be changed. */
function keptShown(programme: PublishedProgramme): Programme {
  const kept = inMain.get(programme) ?? shown(programme);
  inMain.set(programme, kept);
  return kept;
}

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
