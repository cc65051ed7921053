import { samplePhoto } from '../../sample-pictures.ts';
import { insertedSpeaker } from '../public-fixtures.ts';
import { NO_ID, type Row } from '../row.ts';

const SPEAKER = {
  title: 'Dr.',
  username: 'Aimée Owusu',
  designation: 'Director',
  role: 'Key Addresse',
  company: 'Owusu & Daughters',
  country: 'Ghana',
  description: 'Builds things.',
};
const FIELDS = ['title', 'username', 'designation', 'role', 'company', 'description'];
const NOT_THERE = { query: { id: NO_ID }, code: 'not-found' } as const;

/** Speakers and their categories (docs/product.md, 7.6). */
export const SPEAKER_ROWS: readonly Row[] = [
  {
    name: 'speakerCounts',
    method: 'GET',
    paths: ['/aiAPI/speakers/counts'],
    access: 'signed-in',
    status: '200',
    reply: ['message', 'totalSpeaker'],
  },
  {
    name: 'addSpeaker',
    method: 'POST',
    paths: ['/aiAPI/speakers/addspeakers'],
    access: { right: 'speakers' },
    multipartOnly: true,
    status: '200',
    reply: ['message', 'id'],
    example: async (fixtures) => ({
      body: { ...SPEAKER, categoryId: await fixtures.category(), image: await samplePhoto() },
    }),
    refused: { body: {}, code: 'invalid', errors: [...FIELDS, 'image'], status: '401' },
  },
  {
    name: 'updateSpeaker',
    method: 'POST',
    paths: ['/aiAPI/speakers/speaker_update'],
    access: { right: 'speakers' },
    status: '200',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ body: { ...SPEAKER, speakerId: await insertedSpeaker(fixtures) } }),
    refused: { body: {}, code: 'invalid', errors: FIELDS },
  },
  {
    name: 'deleteSpeaker',
    method: 'DELETE',
    paths: ['/aiAPI/speakers/delete'],
    access: { right: 'speakers' },
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ query: { id: await insertedSpeaker(fixtures) } }),
    refused: NOT_THERE,
  },
  {
    name: 'addCategory',
    method: 'POST',
    paths: ['/aiAPI/category/addcategory'],
    access: { right: 'speakers' },
    status: 'success',
    reply: ['message', 'id'],
    example: (fixtures) => ({ body: { title: `New ${fixtures.next()}` } }),
    refused: { body: {}, code: 'invalid', errors: ['title'] },
  },
  {
    name: 'viewCategories',
    method: 'GET',
    paths: ['/aiAPI/category/viewcategories'],
    access: { right: 'speakers' },
    status: 'success',
    reply: ['records'],
    record: ['id', 'code', 'title', 'date'],
    example: async (fixtures) => {
      await fixtures.category();
      return {};
    },
  },
  {
    name: 'singleCategory',
    method: 'GET',
    paths: ['/aiAPI/category/single_category'],
    access: { right: 'speakers' },
    status: 'success',
    reply: ['record', 'records'],
    record: ['id', 'code', 'title', 'date', 'version'],
    example: async (fixtures) => ({ query: { categoryId: await fixtures.category() } }),
    refused: { query: { categoryId: NO_ID }, code: 'not-found' },
  },
  {
    name: 'updateCategory',
    method: 'POST',
    paths: ['/aiAPI/category/updatecategory'],
    access: { right: 'speakers' },
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({
      body: { id: await fixtures.category(), title: `Other ${fixtures.next()}` },
    }),
    refused: { body: { title: 'Other' }, code: 'invalid', errors: ['id'] },
  },
  {
    name: 'deleteCategory',
    method: 'DELETE',
    paths: ['/aiAPI/category/delete'],
    access: { right: 'speakers' },
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ query: { id: await fixtures.category() } }),
    refused: NOT_THERE,
  },
];
