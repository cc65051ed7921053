import { samplePhoto } from '../../sample-pictures.ts';
import type { Fixtures } from '../fixtures.ts';
import { storedPicture } from '../pictures.ts';
import { NO_ID, type Row } from '../row.ts';

const aPicture = async ({ app }: Fixtures) => (await storedPicture(app, 'upload')).replace('.webp', '');
const STORED = ['message', 'id', 'name', 'address', 'width', 'height'];

/** The library of pictures (docs/product.md, 7.6). */
export const PICTURE_ROWS: readonly Row[] = [
  {
    name: 'viewPictures',
    method: 'GET',
    paths: ['/aiAPI/pictures/view'],
    access: 'administrator',
    status: 'success',
    reply: ['records'],
    record: [
      ...['id', 'name', 'address', 'title', 'alt', 'width', 'height'],
      ...['date', 'uses', 'isLogo', 'keptForVersions'],
    ],
    example: async (fixtures) => {
      await aPicture(fixtures);
      return {};
    },
    refused: { query: { sort: 'size' }, code: 'invalid', errors: ['sort'] },
  },
  {
    name: 'addPicture',
    method: 'POST',
    paths: ['/aiAPI/pictures/add'],
    access: 'administrator',
    multipartOnly: true,
    status: 'success',
    reply: STORED,
    example: async () => ({
      body: { image: await samplePhoto(), title: 'Cashews', alt: 'Cashews on a scale' },
    }),
    refused: { body: {}, code: 'invalid', errors: ['image'] },
  },
  {
    name: 'updatePicture',
    method: 'POST',
    paths: ['/aiAPI/pictures/update'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({
      body: { pictureId: await aPicture(fixtures), title: 'Cashews', alt: 'Cashews on a scale' },
    }),
    refused: { body: { pictureId: NO_ID, title: 'Cashews' }, code: 'not-found' },
  },
  {
    name: 'replacePicture',
    method: 'POST',
    paths: ['/aiAPI/pictures/replace'],
    access: 'administrator',
    multipartOnly: true,
    status: 'success',
    reply: STORED,
    example: async (fixtures) => ({
      body: { pictureId: await aPicture(fixtures), image: await samplePhoto() },
    }),
    refused: { body: {}, code: 'invalid', errors: ['image', 'pictureId'] },
  },
  {
    name: 'deletePicture',
    method: 'DELETE',
    paths: ['/aiAPI/pictures/delete'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ query: { id: await aPicture(fixtures) } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
];
