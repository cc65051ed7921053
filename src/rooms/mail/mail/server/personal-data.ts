import { emailKey } from '#platform/contract/email-address.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { MAIL_STATES } from '../contract.ts';
import * as say from '../messages.ts';
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
        [say.email()]: row.recipient,
        [say.subject()]: row.subject,
        [say.state()]: MAIL_STATES[row.state](),
        [say.sent()]: row.sent_at ?? '',
        [say.text()]: row.text,
        [say.serverAnswer()]: row.reply ?? '',
        [say.addressRefused()]: refused ? `${refused.since}: ${refused.reply}` : '',
      },
    }));
  },
  findOfEdition: null,
  erase: eraseMails,
  correct: null,
};
