import { type ContentPicture, pictureAddress } from '#rooms/edition/content/picture-field.ts';
import { filmAddress, type StoredFilm } from '#rooms/ground/contract.ts';
import type { Film } from '#ui/pausable-film.tsx';

/** A film that organisers uploaded, over the picture that says what it shows. */
export function ownFilm({ id, type, captions }: StoredFilm, picture: ContentPicture): Film {
  return {
    sources: [{ src: filmAddress(id), type }],
    poster: `${pictureAddress(picture)}?w=1280`,
    label: picture.alt,
    captions: captions ? filmAddress(captions) : undefined,
    isLarge: true,
  };
}
