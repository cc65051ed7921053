import { NO_ID, type Row } from '../row.ts';

const MAIL = [
  ...['id', 'template', 'news', 'state', 'name', 'recipient', 'subject', 'attempts', 'reply'],
  ...['date', 'next', 'sent'],
];

/** The mail desk (docs/product.md, 7.6). */
export const MAIL_ROWS: readonly Row[] = [
  {
    name: 'viewMails',
    method: 'GET',
    paths: ['/aiAPI/mail/mails'],
    access: 'administrator',
    status: 'success',
    reply: ['records'],
    record: MAIL,
    example: async (fixtures) => {
      await fixtures.mail();
      return {};
    },
    refused: { query: { state: 'lost' }, code: 'invalid', errors: ['state'] },
  },
  {
    name: 'singleMail',
    method: 'GET',
    paths: ['/aiAPI/mail/single_mail'],
    access: 'administrator',
    status: 'success',
    reply: ['record', 'records'],
    record: [...MAIL, 'text'],
    example: async (fixtures) => ({ query: { id: await fixtures.mail() } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'mailPage',
    method: 'GET',
    paths: ['/aiAPI/mail/page'],
    access: 'administrator',
    mediaType: 'text/html',
    reply: [],
    example: async (fixtures) => ({ query: { id: await fixtures.mail() } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'mailFile',
    method: 'GET',
    paths: ['/aiAPI/mail/file'],
    access: 'administrator',
    mediaType: 'message/rfc822',
    reply: [],
    example: async (fixtures) => ({ query: { id: await fixtures.mail() } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'mailStatus',
    method: 'GET',
    paths: ['/aiAPI/mail/status'],
    access: 'administrator',
    status: 'success',
    reply: ['sending', 'from', 'server', 'counts', 'oldest'],
  },
  {
    name: 'checkMailDomain',
    method: 'GET',
    paths: ['/aiAPI/mail/domain'],
    access: 'administrator',
    status: 'success',
    reply: ['domain', 'checks'],
  },
  {
    name: 'sendMails',
    method: 'POST',
    paths: ['/aiAPI/mail/send'],
    access: 'administrator',
    jsonOnly: true,
    status: 'success',
    reply: ['message', 'ids'],
    example: async (fixtures) => ({ body: { ids: [await fixtures.mail()] } }),
    refused: { body: { ids: [NO_ID] }, code: 'not-found' },
  },
  {
    name: 'correctMail',
    method: 'POST',
    paths: ['/aiAPI/mail/correct'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({
      body: { id: await fixtures.mail(), email: `corrected-${fixtures.next()}@owusu.example` },
    }),
    refused: { body: { id: NO_ID, email: 'nobody' }, code: 'invalid', errors: ['email'] },
  },
  {
    name: 'sendTestMail',
    method: 'POST',
    paths: ['/aiAPI/mail/test'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: () => ({ body: { email: 'ama@users.example' } }),
    refused: { body: { email: 'nobody' }, code: 'invalid', errors: ['email'] },
  },
];
