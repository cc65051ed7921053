import { Readable } from 'node:stream';
import { siteLanguages } from '#platform/contract/language.ts';
import { fileResponse } from '#platform/server/file-response.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { handler } from '#platform/server/http/handler.ts';
import { inAskedEdition } from '#rooms/edition/server.ts';
import {
  checkMailDomain,
  correctMail,
  type MailTheme,
  mailFile,
  mailPage,
  mailStatus,
  previewMail,
  previewMailPage,
  sendMails,
  sendTestMail,
  singleMail,
  tryMail,
  tryMailPage,
  viewMails,
} from '../contract.ts';
import * as say from '../messages.ts';
import {
  blindRecords,
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
    const readable = { templates: readableTemplates(context), blind: blindRecords(context) };
    const { rows, total } = await listMails(context.store.database, query, readable);
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

  handler(previewMail, async ({ query }, context) => previewOf(context, query)),

  handler(tryMail, async ({ body }, context) => previewOf(context, body)),

  handler(previewMailPage, async ({ query }, context) => pageOf(context, query)),

  handler(tryMailPage, async ({ body }, context) => pageOf(context, body)),

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

function previewOf(context: CallContext, asked: Asked) {
  return inAskedEdition(context, asked.edition, async () => {
    const row = await draftedMail(context, asked);
    const { subject, recipient_name: to } = row;
    const people = await examplePeople(context, asked.template);
    return { subject, to, text: asText(context, row), people, languages: [...siteLanguages()] };
  });
}

function pageOf(context: CallContext, asked: Asked & { theme: MailTheme }) {
  return inAskedEdition(context, asked.edition, async () =>
    inTheme(context, await draftedMail(context, asked), asked.theme),
  );
}

type Asked = Parameters<typeof draftedMail>[1] & { edition?: string | undefined };
