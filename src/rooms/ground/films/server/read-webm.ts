/** Elements by their numbers (RFC 9559). */
const HEAD = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const CODEC = 0x86;
/** Codecs that all browsers play. */
const CODECS = ['V_VP8', 'V_VP9'];
/** More than come before the tracks, and read in a moment. */
const ELEMENTS_MAX = 10_000;
const NAME_BYTES_MAX = 64;

/** Whether this is a WebM file with a picture track that browsers play. */
export function isWebm(file: DataView): boolean {
  const [head] = elementsIn(file, HEAD);
  const [segment] = elementsIn(file, SEGMENT);
  if (!head || !segment || nameOf(elementsIn(head, DOC_TYPE)[0]) !== 'webm') return false;
  const [tracks] = elementsIn(segment, TRACKS);
  if (!tracks) return false;
  return elementsIn(tracks, TRACK).some((track) => CODECS.includes(nameOf(elementsIn(track, CODEC)[0])));
}

/** What the elements with this number contain. Of a film that was recorded live, the last one has no length. */
function elementsIn(file: DataView, wanted: number): DataView[] {
  const found: DataView[] = [];
  let at = 0;
  for (let seen = 0; seen < ELEMENTS_MAX && at < file.byteLength; seen += 1) {
    const id = readNumber(file, at, { keepsMark: true });
    const size = id && readNumber(file, id.end, { keepsMark: false });
    if (!size) break;
    const left = file.byteLength - size.end;
    const length = size.isUnknown ? left : size.value;
    if (length > left) break;
    if (id.value === wanted) found.push(new DataView(file.buffer, file.byteOffset + size.end, length));
    at = size.end + length;
  }
  return found;
}

/** The leading zeros of its first byte say how many bytes a number has; then comes a mark. */
function readNumber(file: DataView, at: number, { keepsMark }: { keepsMark: boolean }) {
  if (at >= file.byteLength) return undefined;
  const first = file.getUint8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > file.byteLength) return undefined;
  const mark = 1 << (8 - length);
  let value = keepsMark ? first : first - mark;
  let isUnknown = first === mark * 2 - 1;
  for (let next = 1; next < length; next += 1) {
    const byte = file.getUint8(at + next);
    isUnknown &&= byte === 255;
    value = value * 256 + byte;
  }
  return { value, end: at + length, isUnknown };
}

function nameOf(element: DataView | undefined): string {
  if (!element || element.byteLength > NAME_BYTES_MAX) return '';
  const bytes = new Uint8Array(element.buffer, element.byteOffset, element.byteLength);
  return new TextDecoder().decode(bytes).replace(/\0+$/, '');
}
