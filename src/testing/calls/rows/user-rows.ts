import { NO_ID, type Row } from '../row.ts';

const USER = ['id', 'username', 'email', 'role', 'phone', 'date'];

/** Users (docs/product.md, 7.6). */
export const USER_ROWS: readonly Row[] = [
  {
    name: 'viewUsers',
    method: 'GET',
    paths: ['/aiAPI/users/users'],
    access: { right: 'users' },
    status: 'success',
    reply: ['records'],
    record: USER,
    refused: { query: { sort: 'password_hash' }, code: 'invalid', errors: ['sort'] },
  },
  {
    name: 'singleUser',
    method: 'GET',
    paths: ['/aiAPI/users/single_user'],
    access: { right: 'users' },
    status: 'success',
    reply: ['record', 'records'],
    record: [...USER, 'version'],
    example: async (fixtures) => ({ query: { userId: await fixtures.user() } }),
    refused: { query: { userId: NO_ID }, code: 'not-found' },
  },
  {
    name: 'addUser',
    method: 'POST',
    paths: ['/aiAPI/auth/adduser'],
    access: { right: 'users' },
    sessionOnly: true,
    status: 'success',
    reply: ['message', 'id'],
    example: (fixtures) => ({
      body: {
        username: 'Esi Boateng',
        email: `esi-${fixtures.next()}@users.example`,
        phone: '0302123456',
        password: 'a password to begin with',
      },
    }),
    refused: { body: {}, code: 'invalid', errors: ['username', 'email', 'password'] },
  },
  {
    name: 'updateUser',
    method: 'POST',
    paths: ['/aiAPI/auth/updateuser'],
    access: { right: 'users' },
    sessionOnly: true,
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({
      query: { userId: await fixtures.user() },
      body: {
        username: 'Esi Boateng',
        email: `esi-${fixtures.next()}@users.example`,
        role: 'User',
        phone: '',
        password: '',
      },
    }),
    refused: { query: { userId: NO_ID }, body: {}, code: 'invalid', errors: ['username', 'email', 'role'] },
  },
  {
    name: 'deleteUser',
    method: 'DELETE',
    paths: ['/aiAPI/users/delete'],
    access: { right: 'users' },
    sessionOnly: true,
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ query: { id: await fixtures.user() } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
];
