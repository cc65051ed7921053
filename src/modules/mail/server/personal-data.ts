import { emailKey } from '#platform/contract/normalise-for-search.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { MAIL_STATES } from '../contract.ts';
import { eraseMails, findMailsTo, findSuppression } from './queries.ts';

/** Mails to a person. Those about their records are erased with these. */
export const mailData: PersonalData = {
  isByName: false,
  async find(database, { email }) {
    const rows = await findMailsTo(database, email);
    const refused = rows.length > 0 && (await findSuppression(database, emailKey(email)));
    return rows.map((row) => ({
      id: row.id,
      name: row.recipient_name || row.recipient,
      reachedAt: [row.recipient],
      editionId: null,
      date: row.queued_at,
      isDeleted: false,
      details: {
        Email: row.recipient,
        Subject: row.subject,
        State: MAIL_STATES[row.state],
        Sent: row.sent_at ?? '',
        Text: row.text,
        'Answer of the mail server': row.reply ?? '',
        'Address refused for good': refused ? `${refused.since}: ${refused.reply}` : '',
      },
    }));
  },
  findOfEdition: null,
  erase: eraseMails,
  correct: null,
};
