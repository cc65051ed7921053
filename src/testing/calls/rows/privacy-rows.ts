import { NO_ID, type Row } from '../row.ts';

/** The privacy desk (docs/product.md, 7.6). */
export const PRIVACY_ROWS: readonly Row[] = [
  {
    name: 'findPerson',
    method: 'POST',
    paths: ['/aiAPI/privacy/find'],
    access: 'administrator',
    jsonOnly: true,
    status: 'success',
    reply: ['email', 'time', 'records', 'activities', 'activityTotal', 'mentions'],
    record: ['kind', 'id', 'name', 'edition', 'date', 'deleted', 'byName', 'details', 'correctable'],
    example: async (fixtures) => ({ body: { email: await fixtures.attendeeAddress() } }),
    refused: { body: { email: 'nobody' }, code: 'invalid', errors: ['email'] },
  },
  {
    name: 'exportPerson',
    method: 'POST',
    paths: ['/aiAPI/privacy/export'],
    access: 'administrator',
    jsonOnly: true,
    reply: [],
    example: async (fixtures) => ({ body: { email: await fixtures.attendeeAddress() } }),
    refused: { body: { email: 'nobody@nowhere.example' }, code: 'not-found' },
  },
  {
    name: 'correctPerson',
    method: 'POST',
    paths: ['/aiAPI/privacy/correct'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => {
      const { id, version } = await fixtures.correctable();
      const email = `corrected-${fixtures.next()}@owusu.example`;
      return { body: { id, version, name: 'Ama', email, whatsapp_number: '0241234567' } };
    },
    refused: { body: { id: NO_ID, version: 'x', name: '' }, code: 'invalid', errors: ['name', 'email'] },
  },
  {
    name: 'erasePerson',
    method: 'POST',
    paths: ['/aiAPI/privacy/erase'],
    access: 'administrator',
    sessionOnly: true,
    jsonOnly: true,
    status: 'success',
    reply: ['message'],
    example: async (fixtures) => ({ body: { email: await fixtures.attendeeAddress() } }),
    refused: { body: { email: 'nobody@nowhere.example' }, code: 'not-found' },
  },
  {
    name: 'viewRetention',
    method: 'GET',
    paths: ['/aiAPI/privacy/retention'],
    access: 'administrator',
    status: 'success',
    reply: ['records'],
    record: ['id', 'edition', 'deleted', 'until'],
    example: async (fixtures) => {
      await fixtures.event();
      return {};
    },
  },
  {
    name: 'setRetention',
    method: 'POST',
    paths: ['/aiAPI/privacy/setretention'],
    access: 'administrator',
    sessionOnly: true,
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ body: { id: await fixtures.event(), until: '2030-01-31' } }),
    refused: { body: { id: NO_ID, until: '2020-01-01' }, code: 'invalid', errors: ['until'] },
  },
];
