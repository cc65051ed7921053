import { sampleRegistration } from '../../samples.ts';
import { NO_ID, type Row } from '../row.ts';
import { PERSON } from './submission-rows.ts';

/** What organisers do with a registration (docs/product.md, 4.10). */
export const DESK_ROWS: readonly Row[] = [
  {
    name: 'viewAttendee',
    method: 'GET',
    paths: ['/aiAPI/records/attendee'],
    access: 'administrator',
    status: 'success',
    reply: ['record', 'records'],
    record: [...PERSON, 'notice', 'cancelled', 'group', 'consent', 'note', 'colleagues', 'notices', 'version'],
    example: async (fixtures) => ({ query: { id: await fixtures.attendee() } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'attendeeNotices',
    method: 'GET',
    paths: ['/aiAPI/records/attendeenotices'],
    access: 'administrator',
    status: 'success',
    reply: ['notices'],
    example: async () => ({ query: { edition: 'current' } }),
    refused: { query: { edition: 'of another day' }, code: 'invalid', errors: ['edition'] },
  },
  {
    name: 'enterAttendee',
    method: 'POST',
    paths: ['/aiAPI/records/enterattendee'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: (fixtures) => ({
      body: {
        ...sampleRegistration({ email: `entered-${fixtures.next()}@owusu.example` }),
        note: 'By phone',
      },
    }),
    refused: { body: {}, code: 'invalid', errors: ['name', 'email'] },
  },
  {
    name: 'updateAttendee',
    method: 'POST',
    paths: ['/aiAPI/records/updateattendee'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({
      query: { id: await fixtures.attendee() },
      body: sampleRegistration({ email: `corrected-${fixtures.next()}@owusu.example` }),
    }),
    refused: { query: { id: NO_ID }, body: sampleRegistration(), code: 'not-found' },
  },
  {
    name: 'viewWaiting',
    method: 'GET',
    paths: ['/aiAPI/records/viewwaiting'],
    access: 'administrator',
    status: 'success',
    reply: ['records'],
    record: [...PERSON, 'notice', 'size', 'state', 'until'],
    example: async (fixtures) => {
      await fixtures.waiting();
      return {};
    },
  },
  {
    name: 'moveWaiting',
    method: 'POST',
    paths: ['/aiAPI/records/movewaiting'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ body: { id: await fixtures.waiting(), to: 'first' } }),
    refused: { body: { id: NO_ID, to: 'last' }, code: 'not-found' },
  },
  {
    name: 'removeWaiting',
    method: 'POST',
    paths: ['/aiAPI/records/removewaiting'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ body: { id: await fixtures.waiting() } }),
    refused: { body: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'joinWaitingList',
    method: 'POST',
    paths: ['/aiAPI/records/joinwaitinglist'],
    access: 'anyone',
    status: 'success',
    reply: ['message', 'id'],
    example: (fixtures) => ({
      body: { ...sampleRegistration({ email: `waits-${fixtures.next()}@owusu.example` }), size: 2 },
    }),
    refused: { body: { size: 0 }, code: 'invalid', errors: ['size', 'name'] },
  },
  {
    name: 'writeToAttendees',
    method: 'POST',
    paths: ['/aiAPI/records/writetoattendees'],
    jsonOnly: true,
    access: 'administrator',
    status: 'success',
    reply: ['message', 'ids'],
    example: async (fixtures) => ({ body: { ids: [await fixtures.attendee()], what: 'link' } }),
    refused: { body: { ids: [NO_ID], what: 'confirmation' }, code: 'not-found' },
  },
  {
    name: 'cancelAttendees',
    method: 'POST',
    paths: ['/aiAPI/records/cancelattendees'],
    jsonOnly: true,
    access: 'administrator',
    status: 'success',
    reply: ['message', 'ids'],
    example: async (fixtures) => ({ body: { ids: [await fixtures.attendee()], cancelled: true } }),
    refused: { body: { ids: [NO_ID], cancelled: true }, code: 'not-found' },
  },
];
