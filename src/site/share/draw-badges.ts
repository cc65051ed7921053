import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import QRCode, { type QRCodeSegment } from 'qrcode';
import type { BADGE_PAPERS, BadgePaper } from '#modules/badges/contract.ts';
import { kindColours } from '#modules/badges/kind-colours.ts';
import type { PrintedBadge } from '#modules/badges/server/service.ts';
import type { Look } from '#platform/contract/look.ts';
import { ACROSS, designOf } from '#ui/cloth/cloth.ts';
import { layersOf } from '#ui/cloth/threads.ts';
import { type PictureColours, pictureColours } from '#ui/look/picture-colours.ts';
import { isRightToLeft, lettersOf, PaperFonts, type Run } from './paper-fonts.ts';

interface Sheet {
  width: number;
  height: number;
  columns: number;
  rows: number;
}

/** Points of a millimetre. */
const MM = 72 / 25.4;
const SHEETS: Readonly<Record<(typeof BADGE_PAPERS)[number], Sheet>> = {
  a4: { width: 210, height: 297, columns: 2, rows: 4 },
  a6: { width: 105, height: 148, columns: 1, rows: 1 },
  '62mm': { width: 100, height: 62, columns: 1, rows: 1 },
  '89mm': { width: 89, height: 36, columns: 1, rows: 1 },
};
/** As tickets elsewhere: 15% may be unreadable. */
const CORRECTION = 'M';
const QUIET_ZONE = 4;
const ALPHANUMERIC = /^[0-9A-Z $%*+\-./:]+$/;
/** The shares of a badge's shorter side. */
const CLOTH = 0.14;
const PADDING = 0.065;
const CODE = { beside: 0.56, below: 0.34 };
/** In mm: where a printer of labels still separates its dark and light squares. */
const CODE_LEAST = 15;
const BAND = 0.13;
const LINE = 0.09;
const NAME_MOST = 0.3;
const LEAST_SIZE = 5;
const SMALLER = 0.92;
const LEADING = 1.08;
const SPACE = 0.24;
/** Letters beside each other can be a little wider than by themselves. */
const SURELY = 0.97;
/** Of the first line, from the top of its box to where its letters stand. */
const ASCENT = 0.78;
const WRITTEN = { lineBreak: false, baseline: 'alphabetic' } as const;
const BADGES_A_TURN = 4;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Pdf = InstanceType<typeof PDFDocument>;
type Written = { runs: Run[] }[];

/** Draws badges as a PDF, page by page. Other requests are answered meanwhile. */
export async function drawBadges(
  badges: readonly PrintedBadge[],
  paper: BadgePaper,
  { summit, look }: { summit: string; look: Look },
): Promise<Buffer> {
  const colours = pictureColours(look);
  const { width, height, columns, rows } =
    typeof paper === 'string' ? SHEETS[paper] : { ...paper, columns: 1, rows: 1 };
  const size: [number, number] = [width * MM, height * MM];
  const pdf = new PDFDocument({ autoFirstPage: false, size, margin: 0, info: { Title: summit } });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  const fonts = new PaperFonts(pdf);
  const cell = { width: size[0] / columns, height: size[1] / rows };
  for (const [index, badge] of badges.entries()) {
    const place = index % (columns * rows);
    if (place === 0) pdf.addPage();
    const [x, y] = [(place % columns) * cell.width, Math.floor(place / columns) * cell.height];
    const { name, company, details, kind, languages } = badge;
    await fonts.prepare([summit, name, company, details, kind, languages].join(''));
    drawBadge(pdf, fonts, { ...cell, x, y }, { ...badge, summit, colours });
    if (columns * rows > 1) pdf.rect(x, y, cell.width, cell.height).lineWidth(0.25).stroke('#999');
    if (index % BADGES_A_TURN === 0) await setImmediate();
  }
  pdf.end();
  await ended;
  return Buffer.concat(pieces);
}

type Drawn = PrintedBadge & { summit: string; colours: PictureColours };

function drawBadge(pdf: Pdf, fonts: PaperFonts, box: Box, drawn: Drawn): void {
  const { name, company, details, kind, tone, languages, ticket, summit, colours } = drawn;
  const shorter = Math.min(box.width, box.height);
  const [cloth, padding, line] = [shorter * CLOTH, shorter * PADDING, shorter * LINE];
  const band = kind ? shorter * BAND : 0;
  drawCloth(pdf, { ...box, width: cloth }, name, colours);
  const { x, y } = { x: box.x + cloth + padding, y: box.y + padding };
  const [width, height] = [box.width - cloth - 2 * padding, box.height - band - 2 * padding];
  const isLow = box.width > 2 * box.height;
  const side = Math.max(CODE_LEAST * MM, shorter * (isLow ? CODE.beside : CODE.below));
  drawCode(pdf, { x: x + width - side, y: y + height - side, width: side, height: side }, ticket);
  const write = (text: string, within: Box, most: number, color: string = colours.ink) =>
    writeFitting(pdf, fonts, text, within, { most, color });
  write(summit, { x, y, width, height: line }, line * 0.75);
  const top = y + 1.3 * line;
  const beside = width - side - padding / 2;
  // On a low label the name stands beside the code, else it has the whole width above it.
  const below = y + height - (isLow ? 2.2 * line : side);
  const above = { x, y: top, width: isLow ? beside : width, height: below - top - padding / 3 };
  write(name, above, shorter * NAME_MOST);
  const rest = y + height - below;
  const rows = [
    { text: company, most: line * 0.8, share: 0.5 },
    { text: details, most: line * 0.65, share: 0.3 },
    { text: languages, most: line * 0.6, share: 0.2 },
  ].filter(({ text }) => text);
  const shares = rows.reduce((sum, { share }) => sum + share, 0);
  let from = below;
  for (const { text, most, share } of rows) {
    const own = (rest * share) / shares;
    write(text, { x, y: from, width: beside, height: own }, Math.min(most, own * 0.9));
    from += own;
  }
  if (!kind) return;
  const ground = { x: box.x + cloth, y: box.y + box.height - band, width: box.width - cloth, height: band };
  const { ground: fill, text } = kindColours(tone);
  pdf.rect(ground.x, ground.y, ground.width, ground.height).fill(fill);
  write(kind, { x, y: ground.y + band * 0.17, width, height: band * 0.8 }, band * 0.62, text);
}

/** As large as the words fit into the box, on as many lines as that takes. */
function writeFitting(
  pdf: Pdf,
  fonts: PaperFonts,
  text: string,
  { x, y, width, height }: Box,
  { most, color }: { most: number; color: string },
): void {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0) return;
  const measure = (texts: readonly string[]) => {
    const written = texts.map((word) => fonts.runsOf(word));
    return [written, written.map((runs) => widthAtOne(pdf, runs))] as const;
  };
  const [runs, widths] = measure(words);
  let size = most;
  let lines = linesOf(runs, widths, width / size);
  while (size > LEAST_SIZE && (!lines || lines.length * size * LEADING > height)) {
    size *= SMALLER;
    lines = linesOf(runs, widths, width / size);
  }
  // A word that is too long even so goes on in the next line.
  const limit = width / size;
  const pieces = () => words.flatMap((word) => piecesOf(pdf, fonts, word, limit * SURELY));
  const shown = lines ?? linesOf(...measure(pieces()), limit) ?? [];
  pdf.fillColor(color);
  for (const [index, line] of shown.entries()) {
    let left = x;
    for (const { runs } of isRightToLeft(text) ? line.toReversed() : line) {
      for (const { font, text: letters } of runs) {
        pdf
          .font(font)
          .fontSize(size)
          .text(letters, left, y + (index + ASCENT) * size * LEADING, WRITTEN);
        left += pdf.widthOfString(letters);
      }
      left += SPACE * size;
    }
  }
}

function widthAtOne(pdf: Pdf, runs: readonly Run[]): number {
  const measured = 100;
  return runs.reduce(
    (width, { font, text }) => width + pdf.font(font).fontSize(measured).widthOfString(text) / measured,
    0,
  );
}

/** A word in pieces that fit, but for a letter that is wider by itself. */
function piecesOf(pdf: Pdf, fonts: PaperFonts, word: string, limit: number): string[] {
  const pieces: string[] = [];
  let taken = Number.POSITIVE_INFINITY;
  for (const letter of lettersOf(word)) {
    const own = widthAtOne(pdf, fonts.runsOf(letter));
    if (taken + own > limit) {
      pieces.push('');
      taken = 0;
    }
    pieces.push((pieces.pop() ?? '') + letter);
    taken += own;
  }
  return pieces;
}

/** Undefined if a word is too long. */
function linesOf(words: readonly Run[][], widths: readonly number[], width: number): Written[] | undefined {
  const lines: Written[] = [];
  let taken = Number.POSITIVE_INFINITY;
  for (const [index, runs] of words.entries()) {
    const own = widths[index] ?? 0;
    if (own > width) return undefined;
    if (taken + SPACE + own > width) {
      lines.push([]);
      taken = -SPACE;
    }
    lines.at(-1)?.push({ runs });
    taken += SPACE + own;
  }
  return lines;
}

/** The cloth of a name, along the left edge. */
export function drawCloth(
  pdf: Pdf,
  { x, y, width, height }: Box,
  seed: string,
  { threads }: PictureColours,
): void {
  const unit = width / ACROSS;
  const picks = Math.ceil(height / unit);
  pdf.save().rect(x, y, width, height).clip().translate(x, y).scale(unit);
  for (const { tone, path } of layersOf(designOf(seed), { to: picks })) pdf.path(path).fill(threads[tone]);
  pdf.restore();
}

/** Dark on white, whatever the paper, in rows as broad as they are dark. */
export function drawCode(pdf: Pdf, { x, y, width }: Box, text: string): void {
  // A ticket is of one kind of character: looking for the best mixture takes four times as long as the code.
  const content: QRCodeSegment[] | string = ALPHANUMERIC.test(text)
    ? [{ data: text, mode: 'alphanumeric' }]
    : text;
  const { modules } = QRCode.create(content, { errorCorrectionLevel: CORRECTION });
  const unit = width / (modules.size + 2 * QUIET_ZONE);
  pdf.rect(x, y, width, width).fill('#fff');
  for (let row = 0; row < modules.size; row += 1) {
    let from = 0;
    while (from < modules.size) {
      let to = from;
      while (to < modules.size && modules.get(row, to)) to += 1;
      const [left, top] = [x + (QUIET_ZONE + from) * unit, y + (QUIET_ZONE + row) * unit];
      if (to > from) pdf.rect(left, top, (to - from) * unit, unit);
      from = Math.max(to, from + 1);
    }
  }
  pdf.fill('#000');
}
