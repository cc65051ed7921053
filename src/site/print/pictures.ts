import QRCode, { type QRCodeSegment } from 'qrcode';
import type { Look } from '#platform/contract/look.ts';
import { ACROSS, designOf } from '#ui/cloth/cloth.ts';
import { layersOf } from '#ui/cloth/threads.ts';
import { pictureColours } from '#ui/look/picture-colours.ts';

/** As tickets elsewhere: 15% may be unreadable. */
const CORRECTION = 'M';
const QUIET_ZONE = 4;
const ALPHANUMERIC = /^[0-9A-Z $%*+\-./:]+$/;

/** The cloth of a name as an SVG, so many times as high as it is broad. */
export function clothPicture(seed: string, look: Look, ratio: number): string {
  const { threads } = pictureColours(look);
  const height = ACROSS * ratio;
  const layers = layersOf(designOf(seed), { to: Math.ceil(height) });
  const paths = layers.map(({ tone, path }) => `<path fill="${threads[tone]}" d="${path}"/>`);
  return svg(ACROSS, height, paths.join(''));
}

/** Dark on white, whatever the paper, in rows as broad as they are dark. */
export function codePicture(text: string): string {
  // A ticket is of one kind of character: looking for the best mixture takes four times as long as the code.
  const content: QRCodeSegment[] | string = ALPHANUMERIC.test(text)
    ? [{ data: text, mode: 'alphanumeric' }]
    : text;
  const { modules } = QRCode.create(content, { errorCorrectionLevel: CORRECTION });
  const side = modules.size + 2 * QUIET_ZONE;
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    let from = 0;
    while (from < modules.size) {
      let to = from;
      while (to < modules.size && modules.get(row, to)) to += 1;
      if (to > from) path += `M${QUIET_ZONE + from} ${QUIET_ZONE + row}h${to - from}v1h${from - to}z`;
      from = Math.max(to, from + 1);
    }
  }
  return svg(side, side, `<path fill="#fff" d="M0 0h${side}v${side}h-${side}z"/><path d="${path}"/>`);
}

function svg(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}
