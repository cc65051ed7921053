import { makeCall } from '#platform/client/call-client.ts';
import type { PictureStore } from '#ui/admin/form/pictures/picture-store.ts';
import { addPicture } from '../contract.ts';
import { PictureLibrary } from './picture-library.tsx';

/** What forms and texts need of the library. */
export const pictureStore: PictureStore = {
  async add(image, about) {
    const { name, address, width, height } = await makeCall(addPicture, { body: { image, ...about } });
    return { name, address, alt: about.alt, width, height };
  },
  Library: PictureLibrary,
};
