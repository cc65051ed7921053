import { countryName } from '#platform/contract/countries.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { check } from '#platform/server/http/handler.ts';
import { givenBy } from '#platform/server/module.ts';
import type { MagicLinkRoute } from '#platform/server/pages/magic-link-route.ts';
import { labelOf, withChosen } from '#rooms/edition/server.ts';
import { findSpeaker, offeredBy } from '#rooms/programme/speakers/server/service.ts';
import { ownSpeakerPage } from '../addresses.ts';
import { type OwnPageView, ownPage } from '../client/own-page.tsx';
import { readHours } from '../hours-form.ts';
import * as say from '../messages.ts';
import { toldForm } from '../told.ts';
import { presentValues, proposedBy } from './differences.ts';
import { daysOfSpeaker, hoursOf } from './hours.ts';
import { findSentPicture } from './queries.ts';
import { findByToken } from './service.ts';
import { tell } from './tell.ts';

const ROUTE = ownSpeakerPage(':token');
const DONE = 'done';

/** Whose page it is; undefined if the link leads nowhere. */
async function findOwn(database: Database, token: string) {
  const link = await findByToken(database, token);
  const row = link && (await findSpeaker(database, link.speaker_id));
  return link && row && { link, row };
}

async function viewOf(context: CallContext, token: string): Promise<OwnPageView | undefined> {
  const { database } = context.store;
  const own = await findOwn(database, token);
  if (!own) return undefined;
  const { link, row } = own;
  const speaker = { ...row, category: null };
  const present = presentValues(speaker);
  const proposed = proposedBy(link);
  const wanted = { ...present, ...proposed };
  const picture = await findSentPicture(database, link.id);
  const { titles: offered } = await offeredBy(database, row.event_id);
  const hours = hoursOf(link);
  const edition = await daysOfSpeaker(database, context, row);
  const days = edition.days.map((day) => {
    const of = hours.find((one) => one.day === day);
    return { day, isAway: of?.isAway ?? false, from: of?.from ?? '', until: of?.until ?? '' };
  });
  return {
    speakerId: row.id,
    fullname: row.fullname,
    titles: withChosen(offered, wanted.title),
    values: {
      title: wanted.title,
      username: wanted.fullname,
      designation: wanted.designation,
      company: wanted.company,
      country: wanted.countryCode && countryName(wanted.countryCode),
      description: plainTextOf(wanted.description),
      topic: link.topic ?? '',
      needs: link.needs ?? '',
    },
    days,
    zone: edition.zone,
    recording: link.recording ?? '',
    present: {
      title: labelOf(offered, present.title),
      fullname: present.fullname,
      designation: present.designation,
      company: present.company,
      image: row.picture ?? '',
    },
    sentPicture: picture && `data:image/webp;base64,${Buffer.from(picture.content).toString('base64')}`,
    waits: Object.keys(proposed).length > 0 || picture !== undefined,
  };
}

const ownRoute: MagicLinkRoute = {
  path: ROUTE,
  takesFiles: true,
  async page({ context, params, query }) {
    const view = await viewOf(context, params.token ?? '');
    if (!view) return undefined;
    const parts = givenBy(context.modules, 'speakerPagePart');
    const drawn = await Promise.all(parts.map((part) => part(context, view.speakerId)));
    return ownPage(
      { ...view, isDone: query[DONE] !== undefined },
      drawn.filter((part) => part !== null),
      givenBy(context.modules, 'onSpeakerPage').map((add) => (request) => add(request, view.speakerId)),
    );
  },
  async press({ context, params }, { picture: _none, ...values }, { picture }) {
    const { token = '' } = params;
    const { database } = context.store;
    const own = await findOwn(database, token);
    if (!own) throw new Refusal('not-found', say.linkGone());
    const { days } = await daysOfSpeaker(database, context, own.row);
    await tell(context, token, check(toldForm, readHours(values, days)), picture);
    return { location: `${ownSpeakerPage(token)}?${DONE}=1` };
  },
};

export const speakerLinkPages: readonly MagicLinkRoute[] = [ownRoute];
