import { NO_ID, type Row } from '../row.ts';

const EDITION = [
  ...['id', 'theme', 'venue', 'eventTime', 'regularFee', 'earlyBirdFee', 'earlyBirdExpiryDate', 'eventDate'],
  ...['year', 'name', 'days', 'city', 'country', 'latitude', 'longitude', 'zone', 'currency', 'groupLeast'],
  ...['groupPercent', 'registrationOpens', 'registrationCloses', 'places', 'waitingHours'],
];

/** Editions with the fields beyond the documented ones, and which is the current one (docs/product.md, 7.6). */
export const EDITION_ROWS: readonly Row[] = [
  {
    name: 'currentEdition',
    method: 'GET',
    paths: ['/aiAPI/editions/current'],
    access: 'anyone',
    status: 'success',
    reply: ['record', 'records'],
    record: [...EDITION, 'entered', 'fallback'],
  },
  {
    name: 'standingEdition',
    method: 'GET',
    paths: ['/aiAPI/editions/standing'],
    access: 'anyone',
    status: 'success',
    reply: ['record', 'records'],
    record: [...EDITION, 'entered', 'fallback'],
  },
  {
    name: 'registrationState',
    method: 'GET',
    paths: ['/aiAPI/editions/registration'],
    access: 'anyone',
    status: 'success',
    reply: ['state', 'message'],
  },
  {
    name: 'viewEditions',
    method: 'GET',
    paths: ['/aiAPI/editions/list'],
    access: 'signed-in',
    status: 'success',
    reply: ['records'],
    record: [...EDITION, 'current', 'chosen', 'over'],
  },
  {
    name: 'singleEdition',
    method: 'GET',
    paths: ['/aiAPI/editions/edition'],
    access: 'administrator',
    status: 'success',
    reply: ['record', 'records'],
    record: [...EDITION, 'version'],
    example: async (fixtures) => ({ query: { id: await fixtures.event() } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'copyEdition',
    method: 'POST',
    paths: ['/aiAPI/editions/copy'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({
      query: { id: await fixtures.currentEdition() },
      body: { event_year: await fixtures.freeYear() },
    }),
    refused: { query: { id: NO_ID }, body: { event_year: 2024 }, code: 'invalid', errors: ['event_year'] },
  },
  {
    name: 'makeCurrent',
    method: 'POST',
    paths: ['/aiAPI/editions/make_current'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ body: { id: await fixtures.currentEdition() } }),
    refused: { body: { id: NO_ID }, code: 'not-found' },
  },
];
