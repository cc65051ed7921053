import type { Sharp } from 'sharp';
import type { OwnPicture } from '#platform/server/pictures/serve-picture.ts';
import { drawUnknownLogo } from './logo.ts';
import { drawNobody } from './portrait.ts';

const JPEG = { quality: 82, mozjpeg: true };

/** What stands in for a missing picture (specification, section 2.1); drawn when first asked for. */
export const DEFAULT_PICTURES: Readonly<Record<string, OwnPicture>> = {
  'default-speaker.jpg': ownPicture(drawNobody, 784),
  'default-sponsor.jpg': ownPicture(drawUnknownLogo, 960),
};

function ownPicture(draw: () => Sharp, width: number): OwnPicture {
  return { mediaType: 'image/jpeg', width, content: () => draw().jpeg(JPEG).toBuffer() };
}
