import { sampleDrawing } from '../../sample-pictures.ts';
import { insertedSponsor } from '../public-fixtures.ts';
import { NO_ID, type Row } from '../row.ts';

/**
 * Uses the year in which the fixtures create their editions. Without a date, it doesn't replace the seeded
 * edition as the current one.
 */
const EDITION = {
  event_year: '2030',
  event_theme: 'Tools that listen',
  venue: 'Accra',
  part_fee_regular: '1500.50',
  part_fee_early_bird: '1200',
  early_bird_expiry: '2024-07-31',
  event_time: '09:00',
};
const NOT_THERE = { query: { id: NO_ID }, code: 'not-found' } as const;

/** Editions, sponsors and partners (docs/product.md, 7.6). */
export const DOCUMENTED_EDITION_ROWS: readonly Row[] = [
  {
    name: 'createBasicData',
    method: 'POST',
    paths: ['/aiAPI/eventdata/basicdata'],
    access: { right: 'editions' },
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ body: { ...EDITION, event_year: await fixtures.freeYear() } }),
    refused: { body: { ...EDITION, event_year: '2041' }, code: 'invalid', errors: ['event_year'] },
  },
  {
    name: 'singleBasicData',
    method: 'GET',
    paths: ['/aiAPI/eventdata/single_basicdata'],
    access: { right: 'editions' },
    status: 'success',
    reply: ['record', 'records'],
    record: ['id', 'theme', 'venue', 'eventTime', 'regularFee', 'eventDate', 'year', 'version'],
    example: async (fixtures) => ({ query: { id: await fixtures.edition() } }),
    refused: NOT_THERE,
  },
  {
    name: 'updateBasicData',
    method: 'POST',
    paths: ['/aiAPI/eventdata/update'],
    access: { right: 'editions' },
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ body: { ...EDITION, id: await fixtures.edition() } }),
    refused: { body: EDITION, code: 'invalid', errors: ['id'] },
  },
  {
    name: 'deleteBasicData',
    method: 'DELETE',
    paths: ['/aiAPI/eventdata/delete'],
    access: { right: 'editions' },
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ query: { id: await fixtures.edition() } }),
    refused: NOT_THERE,
  },
  {
    name: 'addSponsor',
    method: 'POST',
    paths: ['/aiAPI/eventdata/addsponsor'],
    access: { right: 'sponsors' },
    multipartOnly: true,
    status: '200',
    reply: ['message', 'id'],
    example: () => ({ body: { title: 'Sponsor', image: sampleDrawing() } }),
    refused: { body: {}, code: 'invalid', errors: ['title', 'image'], status: '401' },
  },
  {
    name: 'deleteSponsor',
    method: 'DELETE',
    paths: ['/aiAPI/eventdata/spondelete'],
    access: { right: 'sponsors' },
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ query: { id: await insertedSponsor(fixtures) } }),
    refused: NOT_THERE,
  },
];
