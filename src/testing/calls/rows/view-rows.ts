import { NO_ID, type Row } from '../row.ts';

/** The user's saved views of lists (docs/product.md, 7.6). */
export const VIEW_ROWS: readonly Row[] = [
  {
    name: 'viewSavedViews',
    method: 'GET',
    paths: ['/aiAPI/views/views'],
    access: 'administrator',
    status: 'success',
    reply: ['records'],
    record: ['id', 'list', 'name', 'query', 'count'],
    example: async (fixtures, me) => {
      await fixtures.view(me);
      return {};
    },
  },
  {
    name: 'addSavedView',
    method: 'POST',
    paths: ['/aiAPI/views/addview'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: (fixtures) => ({
      body: { list: 'viewAttendees', name: `Mine ${fixtures.next()}`, query: 'notice=LinkedIn' },
    }),
    refused: { body: { list: 'signIn', name: ' ', query: '' }, code: 'invalid', errors: ['list', 'name'] },
  },
  {
    name: 'deleteSavedView',
    method: 'DELETE',
    paths: ['/aiAPI/views/delete'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures, me) => ({ query: { id: await fixtures.view(me) } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
];
