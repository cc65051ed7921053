import { CAPTION_BYTES_MAX } from '../contract.ts';

/** https://www.w3.org/TR/webvtt1/#file-structure */
const HEADER = /^WEBVTT(?:[ \t].*)?$/;
const INSTANT = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const TIMES = new RegExp(String.raw`^${INSTANT}[ \t]+-->[ \t]+${INSTANT}(?:[ \t].*)?$`);

/** Whether this is WebVTT with at least one caption, and each says from when to when. */
export function isCaptions(content: Uint8Array): boolean {
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
