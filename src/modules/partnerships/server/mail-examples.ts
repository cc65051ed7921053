import type { MailExample } from '#modules/mail/server/service.ts';
import { listScope } from '#modules/submissions/server/service.ts';
import { ALL_EDITIONS } from '#platform/contract/edition-filter.ts';
import { requireActor } from '#platform/server/http/context.ts';
import { acknowledgement, notice } from './letters.ts';
import { findPartnership, listPartnerships } from './queries.ts';

const people: MailExample['people'] = async ({ store: { database }, clock }, limit) => {
  const scope = await listScope(database, clock.now(), ALL_EDITIONS);
  const { rows } = await listPartnerships(database, { page: 1, pageSize: limit }, scope);
  return rows.map(({ id, fullname, company }) => ({ id, name: `${fullname}, ${company}` }));
};

/** The mails about partnership requests, as they would be sent. */
export const partnershipMailExamples = {
  partnershipReceived: {
    people,
    async write({ store }, id) {
      const row = await findPartnership(store.database, id);
      return row && acknowledgement(row);
    },
  },
  partnershipNotice: {
    people,
    async write(context, id) {
      const row = await findPartnership(context.store.database, id);
      const { username } = requireActor(context);
      return row && notice(context, row, { username, email: '' });
    },
  },
} satisfies Record<string, MailExample>;
