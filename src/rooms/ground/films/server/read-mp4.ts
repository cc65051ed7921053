/** Codecs that all browsers play: H.264 and VP9. */
const CODECS = ['avc1', 'avc3', 'vp09'];
const HEADER = 8;
const LONG_HEADER = 16;
/** More than half a minute in fragments has, and read in a moment. */
const BOXES_MAX = 10_000;

/** Whether this is an MP4 file (ISO/IEC 14496-12) with a picture track that browsers play. */
export function isMp4(file: DataView): boolean {
  if (file.byteLength < LONG_HEADER || nameAt(file, 4) !== 'ftyp') return false;
  const [movie] = boxesIn(file, 'moov');
  return movie !== undefined && boxesIn(movie, 'trak').some(isPlayed);
}

function isPlayed(track: DataView): boolean {
  const [media] = boxesIn(track, 'mdia');
  const [handler] = media ? boxesIn(media, 'hdlr') : [];
  if (!media || !handler || nameAt(handler, 8) !== 'vide') return false;
  const samples = ['minf', 'stbl', 'stsd'].reduce<DataView | undefined>(
    (within, name) => within && boxesIn(within, name)[0],
    media,
  );
  return samples !== undefined && CODECS.includes(nameAt(samples, 12));
}

/** What the boxes of this name contain. */
function boxesIn(file: DataView, name: string): DataView[] {
  const found: DataView[] = [];
  let at = 0;
  for (let seen = 0; seen < BOXES_MAX && at + HEADER <= file.byteLength; seen += 1) {
    const short = file.getUint32(at);
    const isLong = short === 1 && at + LONG_HEADER <= file.byteLength;
    const head = isLong ? LONG_HEADER : HEADER;
    const size = isLong ? Number(file.getBigUint64(at + HEADER)) : short || file.byteLength - at;
    if (size < head || at + size > file.byteLength) break;
    if (nameAt(file, at + 4) === name) {
      found.push(new DataView(file.buffer, file.byteOffset + at + head, size - head));
    }
    at += size;
  }
  return found;
}

function nameAt(file: DataView, at: number): string {
  if (at + 4 > file.byteLength) return '';
  return String.fromCharCode(...new Uint8Array(file.buffer, file.byteOffset + at, 4));
}
