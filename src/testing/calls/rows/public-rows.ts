import { insertedPost } from '../../blog.ts';
import { samplePartnership, sampleRegistration } from '../../samples.ts';
import { categorisedPost, insertedSpeaker, insertedSponsor } from '../public-fixtures.ts';
import { NO_ID, type Row } from '../row.ts';

const REQUEST_ERRORS = ['name', 'email', 'whatsapp_number', 'company_name', 'role', 'notice'];

/** The calls of the website and its forms (docs/product.md, 7.5). */
export const PUBLIC_ROWS: readonly Row[] = [
  {
    name: 'counter',
    method: 'GET',
    paths: ['/aiAPI/counter'],
    access: 'anyone',
    status: 'success',
    reply: ['event_time'],
  },
  {
    name: 'viewBasicData',
    method: 'GET',
    paths: ['/aiAPI/eventdata/viewbasicdata'],
    access: 'anyone',
    status: 200,
    reply: ['records'],
    record: [
      ...['id', 'theme', 'venue', 'eventTime', 'regularFee', 'earlyBirdFee'],
      ...['earlyBirdExpiryDate', 'eventDate', 'year'],
    ],
    refused: { query: { sort: 'created_at' }, code: 'invalid', errors: ['sort'] },
  },
  {
    name: 'viewSponsors',
    method: 'GET',
    paths: ['/aiAPI/eventdata/view_sponsor_partner_data', '/eventdata/view_sponsor_partner_data'],
    access: 'anyone',
    status: 200,
    reply: ['records'],
    record: ['id', 'title', 'image', 'name', 'website'],
    example: async (fixtures) => {
      await insertedSponsor(fixtures);
      return {};
    },
    refused: { query: { page: '0' }, code: 'invalid', errors: ['page'] },
  },
  {
    name: 'speakerList',
    method: 'GET',
    paths: ['/aiAPI/speakers/speakerlist', '/speakers/speakerlist'],
    access: 'anyone',
    status: 'success',
    reply: ['records'],
    record: [
      ...['id', 'title', 'categoryId', 'fullname', 'designation', 'role'],
      ...['company', 'country', 'description', 'image'],
    ],
    example: async (fixtures) => {
      await insertedSpeaker(fixtures);
      return {};
    },
    refused: { query: { pageSize: '1001' }, code: 'invalid', errors: ['pageSize'] },
  },
  {
    name: 'addAttendee',
    method: 'POST',
    paths: ['/aiAPI/records/addattendee', '/records/addattendee'],
    takesIdempotencyKey: true,
    access: 'anyone',
    status: 'success',
    reply: ['message', 'id'],
    example: (fixtures) => ({ body: sampleRegistration({ email: `ama-${fixtures.next()}@mensah.example` }) }),
    refused: { body: {}, code: 'invalid', errors: REQUEST_ERRORS },
  },
  {
    name: 'addPartnership',
    method: 'POST',
    paths: ['/aiAPI/records/addpartnership', '/records/addpartnership'],
    takesIdempotencyKey: true,
    access: 'anyone',
    status: 'success',
    reply: ['message', 'id'],
    example: (fixtures) => ({ body: samplePartnership({ email: `kofi-${fixtures.next()}@mensah.example` }) }),
    refused: { body: {}, code: 'invalid', errors: [...REQUEST_ERRORS, 'packages'] },
  },
  {
    name: 'blogPosts',
    method: 'GET',
    paths: ['/aiAPI/risk/blogs/blogs', '/risk/blogs/blogs'],
    access: 'anyone',
    reply: [],
    record: ['id', 'title', 'image', 'publishDate', 'author', 'content'],
    example: async (fixtures) => ({ query: { catId: (await categorisedPost(fixtures)).categoryId } }),
    refused: { query: { catId: '../1' }, code: 'invalid', errors: ['catId'] },
  },
  {
    name: 'blogCategories',
    method: 'GET',
    paths: ['/aiAPI/backend/categories/single_category', '/backend/categories/single_category'],
    access: 'anyone',
    status: 'success',
    reply: ['records'],
    record: ['title'],
    example: async (fixtures) => ({ query: { catId: (await categorisedPost(fixtures)).categoryId } }),
  },
  {
    name: 'blogDetails',
    method: 'GET',
    paths: ['/aiAPI/backend/media/blogdetails', '/backend/media/blogdetails'],
    access: 'anyone',
    status: 'success',
    reply: ['records', 'message'],
    record: ['id', 'title', 'image', 'publishDate', 'author', 'content'],
    example: async (fixtures) => ({ query: { Id: (await categorisedPost(fixtures)).id } }),
    refused: { code: 'invalid', errors: ['Id'] },
  },
  {
    name: 'relatedPosts',
    method: 'GET',
    paths: ['/aiAPI/risk/blogs/all_related_blogs', '/risk/blogs/all_related_blogs'],
    access: 'anyone',
    reply: [],
    record: ['id', 'title'],
    example: async (fixtures) => {
      const { id, categoryId } = await categorisedPost(fixtures);
      await insertedPost(fixtures.app.store.database, { category_id: categoryId });
      return { query: { id } };
    },
    refused: { code: 'invalid', errors: ['id'] },
  },
  {
    name: 'singleSpeaker',
    method: 'GET',
    paths: ['/aiAPI/speakers/get_single_speaker'],
    access: 'anyone',
    status: 'success',
    reply: ['message', 'records'],
    record: ['id', 'title', 'fullname', 'designation', 'role', 'company', 'country', 'description', 'image'],
    example: async (fixtures) => ({ query: { speakerId: await insertedSpeaker(fixtures) } }),
    refused: { query: { speakerId: NO_ID }, code: 'not-found' },
  },
];
