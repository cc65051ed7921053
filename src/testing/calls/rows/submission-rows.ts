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
    access: 'administrator',
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
    access: 'administrator',
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
    name: 'singleAttendee',
    method: 'GET',
    paths: ['/aiAPI/records/single_attendee'],
    access: 'administrator',
    status: 'success',
    reply: ['record', 'records'],
    record: [...PERSON, 'notice'],
    example: async (fixtures) => ({ query: { id: await fixtures.attendee() } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'singlePartnership',
    method: 'GET',
    paths: ['/aiAPI/records/single_partnership'],
    access: 'administrator',
    status: 'success',
    reply: ['record', 'records'],
    record: [...PERSON, 'notice', 'package'],
    example: async (fixtures) => ({ query: { id: await fixtures.partnership() } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'exportAttendees',
    method: 'POST',
    paths: ['/aiAPI/records/exportattendees'],
    jsonOnly: true,
    access: 'administrator',
    reply: [],
    refused: { body: { format: 'pdf' }, code: 'invalid', errors: ['format'] },
  },
  {
    name: 'exportPartnerships',
    method: 'POST',
    paths: ['/aiAPI/records/exportpartnerships'],
    jsonOnly: true,
    access: 'administrator',
    reply: [],
    refused: { body: { ids: [] }, code: 'invalid', errors: ['ids'] },
  },
  {
    name: 'deleteRecord',
    method: 'DELETE',
    paths: ['/aiAPI/records/delete'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ query: { id: await fixtures.partnership(), authorize: 'anything' } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'deleteRecords',
    method: 'POST',
    paths: ['/aiAPI/records/deletemany'],
    jsonOnly: true,
    access: 'administrator',
    status: 'success',
    reply: ['message', 'ids'],
    example: async (fixtures) => ({
      body: { ids: [await fixtures.attendee(), await fixtures.partnership()] },
    }),
    refused: { body: { ids: [NO_ID] }, code: 'not-found' },
  },
  {
    name: 'restoreRecord',
    method: 'POST',
    paths: ['/aiAPI/records/restore'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ body: { id: await fixtures.deletedAttendee() } }),
    refused: { body: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'restoreRecords',
    method: 'POST',
    paths: ['/aiAPI/records/restoremany'],
    jsonOnly: true,
    access: 'administrator',
    status: 'success',
    reply: ['message', 'ids'],
    example: async (fixtures) => ({ body: { ids: [await fixtures.deletedAttendee()] } }),
    refused: { body: {}, code: 'invalid', errors: ['ids'] },
  },
  {
    name: 'markAnswered',
    method: 'POST',
    paths: ['/aiAPI/records/markanswered'],
    jsonOnly: true,
    access: 'administrator',
    status: 'success',
    reply: ['message', 'ids'],
    example: async (fixtures) => ({ body: { ids: [await fixtures.partnership()], answered: true } }),
    refused: { body: { ids: [NO_ID], answered: true }, code: 'not-found' },
  },
  {
    name: 'dashboardOverview',
    method: 'GET',
    paths: ['/aiAPI/dashboard/overview'],
    access: 'signed-in',
    status: 'success',
    reply: ['since', 'newRegistrations', 'newRequests', 'registrationsPerDay', 'requestsByPackage', 'today'],
  },
  {
    name: 'searchEverything',
    method: 'GET',
    paths: ['/aiAPI/search'],
    access: 'administrator',
    status: 'success',
    reply: ['records'],
    record: ['kind', 'id', 'title', 'detail'],
    example: async (fixtures) => {
      await fixtures.attendee();
      return { query: { term: 'aimee' } };
    },
    refused: { query: { term: ' ' }, code: 'invalid', errors: ['term'] },
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
    name: 'viewActivity',
    method: 'GET',
    paths: ['/aiAPI/activities/activities'],
    access: 'administrator',
    status: 'success',
    reply: ['records', 'total'],
    record: ['id', 'username', 'activity_type', 'time', 'subject_type', 'subject_id', 'changes'],
    example: async (fixtures) => {
      await fixtures.activity();
      return { query: { page: '1', subject: 'other' } };
    },
    refused: { query: { from: 'yesterday' }, code: 'invalid', errors: ['from'] },
  },
  {
    name: 'checkActivity',
    method: 'GET',
    paths: ['/aiAPI/activities/check'],
    access: 'administrator',
    status: 'success',
    reply: ['entries', 'faulty', 'faults', 'time', 'mark'],
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
  {
    name: 'removeActivity',
    method: 'DELETE',
    paths: ['/aiAPI/activities/delete'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ query: { id: await fixtures.activity() } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
];
