import PDFDocument from 'pdfkit';
import { decimalsOf, fromSmallest, money } from '#modules/editions/money.ts';
import * as say from '#modules/orders/messages.ts';
import { PAPER_TITLES, type PaperContent, paperNumber } from '#modules/orders/paper.ts';
import { percentOf } from '#modules/orders/pricing.ts';
import { figuresOf, type Written } from '#platform/contract/currency.ts';
import { formatInstant } from '#platform/contract/zoned-time.ts';
import { pictureColours } from '#ui/look/picture-colours.ts';
import { drawCloth, drawCode, type Pdf } from './draw-badges.ts';
import { PaperFonts, type Run } from './paper-fonts.ts';

/** Points. A4 upright. */
const PAGE = { width: 595.28, height: 841.89 };
const CLOTH = 22;
const LEFT = 64;
const RIGHT = 48;
const TOP = 56;
const BOTTOM = 64;
const WIDTH = PAGE.width - LEFT - RIGHT;
const BODY = 9.5;
const SMALL = 8;
const LEADING = 1.4;
const HAIRLINE = 0.5;
/** Of the first line, from the top of its box to where its letters stand. */
const ASCENT = 1.05;
/** Where the facts at the head begin and end; a day with its time is the longest. */
const FACTS = [0, 84, 260, 356, WIDTH];
const NOTES = WIDTH * 0.7;
const FISCAL = 74;
const WRITTEN = { lineBreak: false, baseline: 'alphabetic' } as const;
/** Spaces but those that keep together what is beside them. */
const MAY_PART = /[^\S\u00a0\u202f]+/;
const QUIET = '#5b6070';
const RULE = '#c9c6be';

interface Style {
  size?: number;
  isHeavy?: boolean;
  color?: string;
  align?: 'right';
}

interface Column {
  label: string;
  x: number;
  width: number;
  align?: 'right';
}

/** Draws a paper of an order as a PDF, with its fonts. The same paper always looks the same. */
export async function drawPaper(
  content: PaperContent,
  fiscal: { number: string; code: string },
): Promise<Buffer> {
  const colours = pictureColours(content.look);
  const title = `${PAPER_TITLES[content.series]()} ${paperNumber(content.series, content.number)}`;
  const info = { Title: title, Author: content.seller.name, CreationDate: new Date(content.at) };
  const pdf = new PDFDocument({ autoFirstPage: false, size: 'A4', margin: 0, info });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  const pen = new Pen(pdf, { seed: content.summit, title, colours });
  await pen.prepare(JSON.stringify([content, fiscal]) + wordsOf(content));
  pen.newPage();
  drawHead(pen, content);
  drawParties(pen, content);
  drawLines(pen, content);
  drawSums(pen, content);
  drawNotes(pen, content);
  drawFiscal(pen, fiscal);
  pdf.end();
  await ended;
  return Buffer.concat(pieces);
}

/** Letters that the paper's own words may need: currencies have signs of their own. */
function wordsOf({ total, currency, series }: PaperContent): string {
  return (
    money(fromSmallest(total, currency), currency) +
    PAPER_TITLES[series]() +
    say.testMode() +
    '0123456789.,−-–:%()·…abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ’'
  );
}

/** Writes on pages from the top, and begins a new one where one is full. */
class Pen {
  readonly pdf: Pdf;
  readonly #heavy: PaperFonts;
  readonly #plain: PaperFonts;
  readonly #seed: string;
  readonly #title: string;
  readonly colours: ReturnType<typeof pictureColours>;
  #pages = 0;
  y = TOP;

  constructor(
    pdf: Pdf,
    { seed, title, colours }: { seed: string; title: string; colours: ReturnType<typeof pictureColours> },
  ) {
    this.pdf = pdf;
    this.#seed = seed;
    this.#title = title;
    this.colours = colours;
    this.#heavy = new PaperFonts(pdf);
    this.#plain = new PaperFonts(pdf, []);
  }

  async prepare(text: string): Promise<void> {
    await this.#heavy.prepare(text);
    await this.#plain.prepare(text);
  }

  newPage(): void {
    this.pdf.addPage();
    drawCloth(this.pdf, { x: 0, y: 0, width: CLOTH, height: PAGE.height }, this.#seed, this.colours);
    this.y = TOP;
    this.#pages += 1;
    if (this.#pages === 1) return;
    const title = `${this.#title} · ${this.#pages}`;
    this.y += this.write(title, LEFT, this.y, WIDTH, { isHeavy: true, color: QUIET }) + 10;
  }

  /** Makes sure that there is so much room below; whether that began a new page. */
  need(height: number): boolean {
    const isFull = this.y + height > PAGE.height - BOTTOM;
    if (isFull) this.newPage();
    return isFull;
  }

  rule(from = LEFT, width = WIDTH, color = RULE, weight = HAIRLINE): void {
    this.pdf.rect(from, this.y, width, weight).fill(color);
  }

  /** How high a text is in a column. */
  heightOf(text: string, width: number, { size = BODY, isHeavy = false }: Style = {}): number {
    const fonts = isHeavy ? this.#heavy : this.#plain;
    const lines = text.split('\n').flatMap((paragraph) => this.#linesOf(paragraph, fonts, size, width));
    return lines.length * size * LEADING;
  }

  /** Writes a text into a column, from its top, and returns how high it is. */
  write(text: string, x: number, y: number, width: number, style: Style = {}): number {
    const { size = BODY, isHeavy = false, color = this.colours.ink, align } = style;
    const fonts = isHeavy ? this.#heavy : this.#plain;
    let top = y;
    for (const paragraph of text.split('\n')) {
      for (const line of this.#linesOf(paragraph, fonts, size, width)) {
        const total = line.reduce((sum, run) => sum + this.#widthOf(run, size), 0);
        let left = align === 'right' ? x + width - total : x;
        this.pdf.fillColor(color);
        for (const run of line) {
          this.pdf
            .font(run.font)
            .fontSize(size)
            .text(run.text, left, top + ASCENT * size, WRITTEN);
          left += this.#widthOf(run, size);
        }
        top += size * LEADING;
      }
    }
    return top - y;
  }

  #widthOf({ font, text }: Run, size: number): number {
    return this.pdf.font(font).fontSize(size).widthOfString(text);
  }

  /** Words that are longer than the column are broken anywhere. What doesn’t part, such as an amount, stays together if it fits. */
  #linesOf(paragraph: string, fonts: PaperFonts, size: number, width: number): Run[][] {
    const lines: Run[][] = [];
    let written = '';
    const widthOfText = (text: string) =>
      fonts.runsOf(text).reduce((sum, run) => sum + this.#widthOf(run, size), 0);
    const words = paragraph.split(MAY_PART).flatMap((word) => {
      const together = word.replace(/\s+/g, ' ');
      return widthOfText(together) > width ? together.split(' ') : together;
    });
    const flush = () => {
      lines.push(fonts.runsOf(written));
      written = '';
    };
    for (const word of words.filter(Boolean)) {
      let rest = word;
      if (written && widthOfText(`${written} ${rest}`) > width) flush();
      while (widthOfText(rest) > width && rest.length > 1) {
        let fitting = rest.length - 1;
        while (fitting > 1 && widthOfText(rest.slice(0, fitting)) > width) fitting -= 1;
        written = rest.slice(0, fitting);
        rest = rest.slice(fitting);
        flush();
      }
      written = written ? `${written} ${rest}` : rest;
    }
    if (written) flush();
    return lines;
  }
}

function drawHead(pen: Pen, content: PaperContent): void {
  const { series, number, at, zone, summit, isTest, corrects, reference } = content;
  pen.y += pen.write(summit, LEFT, pen.y, WIDTH, { size: BODY, isHeavy: true, color: QUIET }) + 10;
  pen.y += pen.write(PAPER_TITLES[series](), LEFT, pen.y, WIDTH, { size: 34, isHeavy: true }) + 8;
  if (isTest) pen.y += pen.write(say.testMode(), LEFT, pen.y, WIDTH, { size: 14, isHeavy: true }) + 8;
  pen.rule(LEFT, WIDTH, pen.colours.ink, 1.5);
  pen.y += 12;
  const facts = [
    [say.paperNumberLabel(), paperNumber(series, number)],
    [say.paperDate(), formatInstant(new Date(at), zone)],
    [say.reference(), reference],
    [say.paperType(), series === 'credit' ? say.paperCredit() : say.paperSale()],
    [say.paperCorrects(), corrects],
  ].filter(([, value]) => value);
  const heights = facts.map(([label = '', value = ''], index) => {
    const [from = 0, to = WIDTH] = FACTS.slice(index % 4);
    const [x, y, width] = [LEFT + from, pen.y + Math.floor(index / 4) * 40, to - from - 10];
    const above = pen.write(label, x, y, width, { size: SMALL, color: QUIET });
    return Math.floor(index / 4) * 40 + above + pen.write(value, x, y + above, width);
  });
  pen.y += Math.max(...heights) + 22;
}

function drawParties(pen: Pen, { seller, buyer }: PaperContent): void {
  const width = WIDTH / 2;
  const parties = [
    [say.paperFrom(), seller],
    [say.paperTo(), buyer],
  ] as const;
  const heights = parties.map(([label, { name, address, taxNumber }], index) => {
    const x = LEFT + index * width;
    let y = pen.y;
    y += pen.write(label, x, y, width - 16, { size: SMALL, color: QUIET });
    const [first = '', ...more] = name.split('\n');
    y += pen.write(first, x, y, width - 16, { size: 11, isHeavy: true }) + 2;
    const rest = [...more, address, taxNumber && say.paperTaxNumber({ number: taxNumber })];
    y += pen.write(rest.filter(Boolean).join('\n'), x, y, width - 16);
    return y - pen.y;
  });
  pen.y += Math.max(...heights) + 26;
}

function drawLines(pen: Pen, content: PaperContent): void {
  const { lines, currency } = content;
  const columns: Column[] = [
    { label: say.paperDescription(), x: LEFT, width: 196 },
    { label: say.paperQuantity(), x: LEFT + 204, width: 46, align: 'right' },
    { label: say.paperUnit(), x: LEFT + 256, width: 78, align: 'right' },
    { label: say.paperDiscount(), x: LEFT + 340, width: 54, align: 'right' },
    { label: say.paperNet(), x: LEFT + 400, width: WIDTH - 400, align: 'right' },
  ];
  const row = (cells: readonly string[], style: Style) =>
    Math.max(
      ...columns.map(({ x, width, align }, index) =>
        pen.write(cells[index] ?? '', x, pen.y, width, { ...style, ...(align && { align }) }),
      ),
    );
  const written = writtenOn(content);
  const figures = (units: number) => figuresOf(fromSmallest(units, currency), decimalsOf(currency), written);
  const drawHeadings = () => {
    const labels = columns.map(({ label }) => label);
    pen.y += row(labels, { size: SMALL, color: QUIET }) + 4;
    pen.rule(LEFT, WIDTH, pen.colours.ink);
    pen.y += 6;
  };
  drawHeadings();
  for (const { description, quantity, unit, discount, net } of lines) {
    if (pen.need(pen.heightOf(description, columns[0]?.width ?? WIDTH) + 12)) drawHeadings();
    const off = discount > 0 ? percentOf(discount * 10_000) : '–';
    pen.y += row([description, String(quantity), figures(unit), off, figures(net)], {}) + 6;
    pen.rule();
    pen.y += 6;
  }
}

function drawSums(pen: Pen, content: PaperContent): void {
  const { levies, net, total, payments, due, currency, series } = content;
  const [labels, amounts] = [LEFT + 204, LEFT + 360];
  const written = writtenOn(content);
  const shown = (units: number) => money(fromSmallest(units, currency), currency, written);
  const sum = (label: string, units: number, style: Style = {}) => {
    pen.need(30);
    const right = { ...style, align: 'right' as const };
    const heights = [
      pen.write(label, labels, pen.y, 150, style),
      pen.write(shown(units), amounts, pen.y, WIDTH - 360, right),
    ];
    pen.y += Math.max(...heights) + 3;
  };
  pen.need(120);
  pen.y += 4;
  if (levies.length > 0) {
    sum(say.paperNetTotal(), net);
    for (const { name, rate, amount } of levies)
      sum(say.levyLine({ name, rate: percentOf(rate) }), amount, { color: QUIET });
    sum(say.paperLevies(), total - net);
  }
  pen.y += 4;
  pen.rule(labels, WIDTH - 204, pen.colours.ink, 1.5);
  pen.y += 8;
  const label = levies.length > 0 ? say.paperTotal() : say.paperPlainTotal();
  sum(series === 'credit' ? say.paperCredited() : label, total, { size: 14, isHeavy: true });
  for (const { label: how, amount } of payments) sum(how, amount, { color: QUIET });
  if (series !== 'credit' && due > 0 && due !== total) sum(say.stillToPay(), due, { isHeavy: true });
  if (due < 0) sum(say.toReturn(), -due, { isHeavy: true });
  pen.y += 20;
}

function drawNotes(pen: Pen, { notes, series, currency }: PaperContent): void {
  const words = [
    ...(series === 'receipt' ? [say.paperThanks()] : []),
    ...notes,
    say.paperAllAmounts({ currency }),
    ...(series === 'proforma' ? [say.paperNotTaxInvoice()] : []),
  ];
  for (const note of words) {
    for (const line of note.split('\n')) {
      pen.need(pen.heightOf(line, NOTES));
      pen.y += pen.write(line, LEFT, pen.y, NOTES);
    }
    pen.y += 6;
  }
}

/** Where the tax authority's number and code belong, at the foot; nothing while there are none. */
function drawFiscal(pen: Pen, { number, code }: { number: string; code: string }): void {
  if (!number && !code) return;
  pen.need(FISCAL + 10);
  const y = PAGE.height - BOTTOM - FISCAL;
  const x = PAGE.width - RIGHT - FISCAL;
  if (code) drawCode(pen.pdf, { x, y, width: FISCAL, height: FISCAL }, code);
  const above = pen.write(say.paperFiscal(), LEFT, y, WIDTH - FISCAL - 20, { size: SMALL, color: QUIET });
  pen.write(number, LEFT, y + above, WIDTH - FISCAL - 20);
}

/** Where one amount has decimals, all have, so that they stand below each other. */
function writtenOn({ lines, levies, payments, net, total, due, currency }: PaperContent): Written {
  const amounts = [
    ...lines.flatMap((line) => [line.unit, line.net]),
    ...[...levies, ...payments].map(({ amount }) => amount),
    ...[net, total, due],
  ];
  return { withDecimals: amounts.some((units) => !Number.isInteger(fromSmallest(units, currency))) };
}
