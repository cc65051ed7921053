import { Refusal } from '#platform/contract/refusal.ts';
import type { MediaType } from '../contract.ts';
import { isCaptions } from './read-captions.ts';
import { isMp4 } from './read-mp4.ts';
import { isWebm } from './read-webm.ts';

const WRONG_TYPE =
  'This isn’t a film that all browsers play. Please save it as MP4 (H.264) or as WebM; captions as WebVTT.';

/** What a file is, going by its content rather than its name. */
export function readFilm(content: Uint8Array<ArrayBuffer>): MediaType {
  const file = new DataView(content.buffer, content.byteOffset, content.byteLength);
  if (isMp4(file)) return 'video/mp4';
  if (isWebm(file)) return 'video/webm';
  if (isCaptions(content)) return 'text/vtt';
  throw new Refusal('unsupported-type', WRONG_TYPE);
}
