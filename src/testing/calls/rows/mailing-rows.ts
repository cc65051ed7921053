import { NO_ID, type Row } from '../row.ts';

const MAILING = [
  ...['id', 'purpose', 'state', 'subject', 'date', 'sendAt', 'recipients', 'written', 'sent', 'failed'],
  ...['unclear', 'dropped'],
];
const FORM = { purpose: 'notice', subject: 'The hall', body: 'We meet in hall 2.', audience: {} };

/** Writing to many (docs/product.md, 7). */
export const MAILING_ROWS: readonly Row[] = [
  {
    name: 'viewMailings',
    method: 'GET',
    paths: ['/aiAPI/mailings/mailings'],
    access: 'administrator',
    status: 'success',
    reply: ['records'],
    record: MAILING,
    example: async (fixtures) => {
      await fixtures.mailing();
      return {};
    },
    refused: { query: { sort: 'luck' }, code: 'invalid', errors: ['sort'] },
  },
  {
    name: 'singleMailing',
    method: 'GET',
    paths: ['/aiAPI/mailings/single'],
    access: 'administrator',
    status: 'success',
    reply: ['record', 'records'],
    record: [...MAILING, 'body', 'audience', 'version'],
    example: async (fixtures) => ({ query: { id: await fixtures.mailing() } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'addMailing',
    method: 'POST',
    paths: ['/aiAPI/mailings/add'],
    access: 'administrator',
    jsonOnly: true,
    status: 'success',
    reply: ['message', 'id'],
    example: () => ({ body: FORM }),
    refused: { body: { ...FORM, audience: { colour: 'red' } }, code: 'invalid', errors: ['colour'] },
  },
  {
    name: 'updateMailing',
    method: 'POST',
    paths: ['/aiAPI/mailings/update'],
    access: 'administrator',
    jsonOnly: true,
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ query: { id: await fixtures.mailing() }, body: FORM }),
    refused: { query: { id: NO_ID }, body: FORM, code: 'not-found' },
  },
  {
    name: 'deleteMailing',
    method: 'DELETE',
    paths: ['/aiAPI/mailings/delete'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ query: { id: await fixtures.mailing() } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'previewMailing',
    method: 'GET',
    paths: ['/aiAPI/mailings/preview'],
    access: 'administrator',
    status: 'success',
    reply: ['count', 'people'],
    example: async (fixtures) => ({ query: { id: await fixtures.mailing() } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'previewMailingPage',
    method: 'GET',
    paths: ['/aiAPI/mailings/page'],
    access: 'administrator',
    mediaType: 'text/html',
    reply: [],
    example: async (fixtures) => ({
      query: { id: await fixtures.mailing(), person: await fixtures.attendee() },
    }),
    refused: { query: { id: NO_ID, person: NO_ID }, code: 'not-found' },
  },
  {
    name: 'testMailing',
    method: 'POST',
    paths: ['/aiAPI/mailings/test'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ body: { id: await fixtures.mailing() } }),
    refused: { body: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'sendMailing',
    method: 'POST',
    paths: ['/aiAPI/mailings/send'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => {
      await fixtures.attendee();
      return { body: { id: await fixtures.mailing() } };
    },
    refused: { body: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'steerMailing',
    method: 'POST',
    paths: ['/aiAPI/mailings/steer'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ body: { id: await fixtures.mailingUnderway(), action: 'pause' } }),
    refused: { body: { id: NO_ID, action: 'pause' }, code: 'not-found' },
  },
];
