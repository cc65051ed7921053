import { check } from '#platform/server/http/handler.ts';
import type { ServerModule } from '#platform/server/module.ts';
import type { MagicLinkRoute } from '#platform/server/pages/magic-link-route.ts';
import type { SpeakerPagePart } from '#rooms/programme/speaker-links/server/service.ts';
import { findSpeaker } from '#rooms/programme/speakers/server/service.ts';
import { feedbackPage } from '../addresses.ts';
import { feedbackPageOf, HowToRate, OwnInvitation, SpeakerFeedback } from '../client/feedback-page.tsx';
import { feedbackForm } from '../contract.ts';
import { listOf } from './queries.ts';
import { begunFor, mayHaveCome, ownKeyOf, rate, ratedOfSpeaker, readOwn } from './service.ts';

const ownRoute: MagicLinkRoute = {
  path: feedbackPage(':token'),
  async page({ context, params, query }) {
    const own = await readOwn(context, params.token ?? '');
    if (!own) return undefined;
    return feedbackPageOf({
      name: own.attendee.fullname,
      zone: own.zone,
      isThere: own.isThere,
      sessions: own.sessions.map(({ id, title, start, people }) => {
        const given = own.given.get(id);
        const names = people.map(({ name }) => name);
        return { id, title, start, names, stars: given?.stars ?? 0, words: given?.words ?? '' };
      }),
      isSaved: query.done !== undefined,
      chosen: query.session,
      ownKey: ownKeyOf(context, own.attendee.id),
    });
  },
  async press({ context, params }, values) {
    const { token = '' } = params;
    const form = check(feedbackForm, values);
    await rate(context, token, form);
    return { location: `${feedbackPage(token)}?done=1` };
  },
};

export const feedbackPages: readonly MagicLinkRoute[] = [ownRoute];

/** On an attendee's own page, once there is something to rate. */
export const onPersonalPage: NonNullable<ServerModule['onPersonalPage']> = async (
  context,
  attendee,
  token,
) => {
  if (attendee.cancelled_at !== null) return null;
  const { sessions } = await begunFor(context, attendee);
  return sessions.length > 0 && (await mayHaveCome(context, attendee))
    ? OwnInvitation({ address: feedbackPage(token), ownKey: ownKeyOf(context, attendee.id) })
    : null;
};

/** On the page of a session that has begun. Everybody gets the same; a browser that has opened a page of one's own adds the link. */
export const onSessionPage: NonNullable<ServerModule['onSessionPage']> = ({ now }, session) =>
  !session.isCancelled && new Date(session.start) <= now ? HowToRate({ session: session.id }) : null;

/** On a speaker's own page, once something was said of one of their sessions. */
export const speakerPagePart: SpeakerPagePart = async (context, speakerId) => {
  const { database } = context.store;
  const speaker = await findSpeaker(database, speakerId);
  const rated = speaker ? await ratedOfSpeaker(context, speaker) : [];
  const theirs = rated.filter(({ answers }) => answers > 0);
  if (theirs.length === 0) return null;
  const ids = theirs.map(({ id }) => id);
  const given = Map.groupBy(await listOf(database, ids), ({ session_id }) => session_id);
  const sessions = theirs.map(({ id, title, average, answers }) => {
    const words = (given.get(id) ?? []).flatMap((one) =>
      one.words ? [{ id: one.id, stars: one.stars, words: one.words }] : [],
    );
    return { id, title, average: average ?? 0, answers, words };
  });
  return () => SpeakerFeedback({ sessions });
};
