import { Refusal } from '#platform/contract/refusal.ts';
import { CAPTION_BYTES_MAX, type MediaType } from '../contract.ts';
import * as say from '../messages.ts';
import { isMp4 } from './read-mp4.ts';
import { isWebm } from './read-webm.ts';

/** https://www.w3.org/TR/webvtt1/#file-structure */
const HEADER = /^WEBVTT(?:[ \t].*)?$/;
const INSTANT = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const TIMES = new RegExp(String.raw`^${INSTANT}[ \t]+-->[ \t]+${INSTANT}(?:[ \t].*)?$`);

/** What a file is, going by its content rather than its name. */
export function readFilm(content: Uint8Array<ArrayBuffer>): MediaType {
  const file = new DataView(content.buffer, content.byteOffset, content.byteLength);
  if (isMp4(file)) return 'video/mp4';
  if (isWebm(file)) return 'video/webm';
  if (isCaptions(content)) return 'text/vtt';
  throw new Refusal('unsupported-type', say.wrongType());
}

/** Whether this is WebVTT with at least one caption, and each says from when to when. */
function isCaptions(content: Uint8Array): boolean {
  if (content.byteLength > CAPTION_BYTES_MAX) return false;
  const lines = textOf(content)?.split(/\r\n|\n|\r/) ?? [];
  const times = lines.filter((line) => line.includes('-->'));
  return HEADER.test(lines[0] ?? '') && times.length > 0 && times.every((line) => TIMES.test(line));
}

function textOf(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}
