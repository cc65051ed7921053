import { mayAccess } from '#platform/contract/access.ts';
import { versionOf } from '#platform/server/activity-snapshot.ts';
import { handler } from '#platform/server/http/handler.ts';
import { shownScope, textsOf } from '#rooms/edition/server.ts';
import {
  addSponsor,
  deleteSponsor,
  orderSponsors,
  singleSponsor,
  sponsorChoices,
  updateSponsor,
  viewSponsors,
} from '../contract.ts';
import { sponsorKind } from '../kind.ts';
import * as say from '../messages.ts';
import { sponsorTitles } from '../titles.ts';
import { versionedSponsor } from './activity-snapshot.ts';
import { findContact } from './contact-queries.ts';
import { toContact } from './contacts.ts';
import { listSponsors } from './queries.ts';
import {
  changeSponsor,
  createSponsor,
  getSponsor,
  removeSponsor,
  reorderSponsors,
  toSponsor,
} from './service.ts';

export const sponsorHandlers = [
  handler(viewSponsors, async ({ query: { edition, ...query } }, { store, clock, actor }) => {
    const mayReadAhead = mayAccess(sponsorKind.access, actor);
    const scope = await shownScope(store.database, clock.now(), edition, mayReadAhead);
    const { rows, total } = await listSponsors(store.database, query, scope);
    return { records: rows.map(toSponsor), total };
  }),

  handler(singleSponsor, async ({ query }, { store }) => {
    const sponsor = await getSponsor(store.database, query.id);
    const contact = toContact(await findContact(store.database, query.id));
    const version = versionOf(() => versionedSponsor(sponsor, contact));
    return { record: { ...toSponsor(sponsor), ...contact, version } };
  }),

  handler(sponsorChoices, async ({ query: { edition, id } }, { store: { database }, clock }) => {
    const of = id ? await getSponsor(database, id) : undefined;
    return {
      titles: sponsorTitles({ edition: await textsOf(database, clock.now(), of?.event_id ?? edition) }),
    };
  }),

  handler(addSponsor, async ({ body }, context) => ({
    message: say.added(),
    id: await createSponsor(context, body),
  })),

  handler(updateSponsor, async ({ query, body }, context) => {
    await changeSponsor(context, query.id, body);
    return { message: say.saved(), id: query.id };
  }),

  handler(deleteSponsor, async ({ query }, context) => ({
    message: say.deleted({ name: await removeSponsor(context, query.id) }),
    id: query.id,
  })),

  handler(orderSponsors, async ({ body }, context) => {
    await reorderSponsors(context, body.ids);
    return { message: say.ordered() };
  }),
];
