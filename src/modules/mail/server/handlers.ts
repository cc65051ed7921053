import { Readable } from 'node:stream';
import { fileResponse } from '#platform/server/file-response.ts';
import { handler } from '#platform/server/http/handler.ts';
import {
  checkMailDomain,
  correctMail,
  mailFile,
  mailPage,
  mailStatus,
  previewMail,
  previewMailPage,
  sendMails,
  sendTestMail,
  singleMail,
  viewMails,
} from '../contract.ts';
import * as say from '../messages.ts';
import {
  correctAddress,
  readableMail,
  readableTemplates,
  sendAgain,
  sendTest,
  statusOf,
  toMail,
} from './desk.ts';
import { formatMissed } from './format-missed.ts';
import { checkDomain } from './mail-domain.ts';
import { draftedMail, examplePeople } from './preview.ts';
import { listMails } from './queries.ts';
import { asFile, asPage, asText, inTheme } from './read-mail.ts';

export const mailHandlers = [
  handler(viewMails, async ({ query }, context) => {
    const { rows, total } = await listMails(context.store.database, query, readableTemplates(context));
    return { records: rows.map(toMail), total };
  }),

  handler(singleMail, async ({ query }, context) => {
    const row = await readableMail(context, query.id);
    return { record: { ...toMail(row), text: asText(context, row) } };
  }),

  handler(mailPage, async ({ query }, context) => asPage(context, await readableMail(context, query.id))),

  handler(mailFile, async ({ query }, context) => {
    const row = await readableMail(context, query.id);
    const content = await asFile(context, row);
    return fileResponse(Readable.from([content]), `mail-${row.id}.eml`, 'message/rfc822');
  }),

  handler(previewMail, async ({ query }, context) => {
    const row = await draftedMail(context, query);
    const { subject, recipient_name: to } = row;
    const people = await examplePeople(context, query.template);
    return { subject, to, text: asText(context, row), people };
  }),

  handler(previewMailPage, async ({ query }, context) =>
    inTheme(context, await draftedMail(context, query), query.theme),
  ),

  handler(mailStatus, async (_input, context) => statusOf(context)),

  handler(checkMailDomain, async (_input, { config }) => checkDomain(config)),

  handler(sendMails, async ({ body }, context) => {
    const { done: ids, missed } = await sendAgain(context, body.ids);
    return { message: `${say.mailsQueued({ count: ids.length })}${formatMissed(missed)}`, ids };
  }),

  handler(correctMail, async ({ body: { id, email } }, context) => {
    await correctAddress(context, { id, email });
    return { message: say.queuedFor({ email }), id };
  }),

  handler(sendTestMail, async ({ body: { email } }, context) => ({
    message: say.queuedFor({ email }),
    id: await sendTest(context, email),
  })),
];
