import type { OwnPicture } from '#platform/server/pictures/serve-picture.ts';
import { drawUnknownLogo } from './logo.ts';
import { drawNobody } from './portrait.ts';

const JPEG = { quality: 82, mozjpeg: true };

/** What stands in for a missing picture (specification, section 2.1); drawn when first asked for. */
export const DEFAULT_PICTURES: Readonly<Record<string, OwnPicture>> = {
  'default-speaker.jpg': { mediaType: 'image/jpeg', content: () => drawNobody().jpeg(JPEG).toBuffer() },
  'default-sponsor.jpg': { mediaType: 'image/jpeg', content: () => drawUnknownLogo().jpeg(JPEG).toBuffer() },
};
