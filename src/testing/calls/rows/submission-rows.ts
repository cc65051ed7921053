import { NO_ID, type Row } from '../row.ts';

export const PERSON = ['id', 'fullname', 'company', 'designation', 'email', 'phone', 'whatsapp', 'date'];

/** Registrations, partnership requests and the dashboard (docs/product.md, 7.6). */
export const SUBMISSION_ROWS: readonly Row[] = [
  {
    name: 'recordCounts',
    method: 'GET',
    paths: ['/aiAPI/records/counts'],
    access: 'signed-in',
    status: '200',
    reply: ['message', 'totalAttendee', 'totalPartnership'],
  },
  {
    name: 'viewAttendees',
    method: 'GET',
    paths: ['/aiAPI/records/viewattendees'],
    access: { right: 'attendees' },
    status: 'success',
    reply: ['records'],
    record: PERSON,
    example: async (fixtures) => {
      await fixtures.attendee();
      return { query: { authorize: 'anything', role: 'anything' } };
    },
    refused: { query: { order: 'random' }, code: 'invalid', errors: ['order'] },
  },
  {
    name: 'viewPartnerships',
    method: 'GET',
    paths: ['/aiAPI/records/viewpartnerships'],
    access: { right: 'partnerships' },
    status: 'success',
    reply: ['records', 'total'],
    record: [...PERSON, 'notice', 'package'],
    example: async (fixtures) => {
      await fixtures.partnership();
      return { query: { page: '1', package: 'Gold' } };
    },
    refused: { query: { answered: 'soon' }, code: 'invalid', errors: ['answered'] },
  },
  {
    name: 'deleteRecord',
    method: 'DELETE',
    paths: ['/aiAPI/records/delete'],
    access: 'any-right',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ query: { id: await fixtures.partnership(), authorize: 'anything' } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'recentActivities',
    method: 'GET',
    paths: ['/aiAPI/get_recent_activities'],
    access: 'signed-in',
    status: 'success',
    reply: ['records'],
    record: ['id', 'user_id', 'username', 'activity_type', 'activity_description', 'time'],
    example: async (fixtures) => {
      await fixtures.activity();
      return { query: { authorize: 'anything', role: 'Administrator' } };
    },
  },
  {
    name: 'addActivity',
    method: 'POST',
    paths: ['/aiAPI/add_activity'],
    access: 'signed-in',
    status: 'success',
    reply: ['message'],
    example: (_world, { userId }) => ({
      query: { activity: userId },
      body: { activity_type: 'Logged In', activity_description: 'From elsewhere' },
    }),
    refused: { body: {}, code: 'invalid', errors: ['activity_type', 'activity_description'] },
  },
];
