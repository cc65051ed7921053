import { ownName } from '#platform/contract/language.ts';
import type { ServerModule } from '#platform/server/module.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { languageOf } from '#platform/server/reader.ts';
import { eraseMailsAbout, findUnsubscribed } from '#rooms/mail/server.ts';
import { consentTexts } from '#rooms/people/server.ts';
import * as say from '../messages.ts';
import { eraseReaders, findReader, listReaders } from './queries.ts';

/** They belong to no edition: it is the next one that they want to hear of. */
export const newsAddressees = {
  news: {
    label: say.many,
    reason: say.reasonOfNotice,
    async list(database, which) {
      const rows = await listReaders(database, 'ids' in which ? which.ids : undefined);
      const keys = rows.map(({ email_key }) => email_key);
      const ended = new Set(await findUnsubscribed(database, keys));
      return rows
        .filter(({ email_key }) => !ended.has(email_key))
        .map(({ id, email, email_key: key, language }) => ({ id, name: email, email, key, language }));
    },
  },
} satisfies ServerModule['addressees'];

export const newsReaderData: PersonalData = {
  isByName: false,
  async find(database, { email }) {
    const row = await findReader(database, email);
    if (!row) return [];
    const words = (await consentTexts(database)).get(row.news_version) ?? '';
    return [
      {
        id: row.id,
        name: row.email,
        reachedAt: [row.email],
        editionId: null,
        date: row.created_at,
        isDeleted: false,
        details: {
          [say.email()]: row.email,
          [say.language()]: ownName(languageOf(row)),
          [say.agreedTo()]: `${row.news_version}: ${words}`,
        },
      },
    ];
  },
  findOfEdition: null,
  async erase(database, ids) {
    await eraseMailsAbout(database, ids);
    await eraseReaders(database, ids);
  },
  correct: null,
};
