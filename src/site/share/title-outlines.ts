import opentype from 'opentype.js';
import displayFont from './display.ttf?inline';
import displayExtendedFont from './display-extended.ttf?inline';
import displayVietnameseFont from './display-vietnamese.ttf?inline';
import furtherLettersFont from './further-letters.ttf?inline';

/** Tighter than the font's own spacing, as in titles on the pages (src/ui/parts.css). */
const TRACKING = -0.015;
const LINE_HEIGHT = 0.98;
/** Between a letter and its accent, as a fraction of the size. */
const ACCENT_GAP = 0.05;
const LINES_MAX = 5;
const SIZE_MIN = 24;
/** A single word is cut off rather than drawn smaller than this. */
const WORD_SIZE_MIN = 48;

interface Box {
  width: number;
  height: number;
  sizeMax: number;
}

/** A line or a word, and its width at size 1. */
interface Line {
  text: string;
  width: number;
}

interface Run {
  font: opentype.Font;
  text: string;
  /** For a single letter: the accents above or below it, if there is no precomposed form. */
  accents: string[];
}

/** The display face, then fonts for letters that it lacks, such as ɔ and ɛ. */
const FONTS = [displayFont, displayExtendedFont, displayVietnameseFont, furtherLettersFont].map(parse);
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

const SPACE = widthOf(' ');

/** Drops the font's substitutions, because the library throws on those that it doesn't know. */
function parse(dataUrl: string): opentype.Font {
  const font = opentype.parse(new Uint8Array(Buffer.from(dataUrl.split(',')[1] ?? '', 'base64')).buffer);
  delete font.tables.gsub;
  return font;
}

/** The part of a text that can be drawn; '' if that has no letter or digit. */
export function drawable(text: string): string {
  const drawn = [...LETTERS.segment(text)].flatMap(({ segment }) => {
    const run = letterRun(segment);
    return run ? [run.text, ...run.accents] : [];
  });
  const left = drawn
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '');
  return /[\p{L}\p{N}]/u.test(left) ? left : '';
}

/** A title as the outlines of its letters, so that drawing it doesn't require an installed font. */
export function titleOutlines(title: string, box: Box) {
  const wordWidth = box.width / Math.min(WORD_SIZE_MIN, box.sizeMax);
  const words = title.split(/\s+/).map((word) => lineOf(shorten(word, wordWidth)));
  let size = box.sizeMax;
  let lines = wrap(words, box.width / size);
  while (!fits(lines, size, box) && size > SIZE_MIN) {
    size -= 4;
    lines = wrap(words, box.width / size);
  }
  const path = cut(lines, size, box).flatMap((line, index) =>
    linePath(line, (index + 0.8) * size * LINE_HEIGHT, size),
  );
  return { path: path.join(''), height: Math.min(lines.length, linesMax(size, box)) * size * LINE_HEIGHT };
}

function linePath(line: string, baseline: number, size: number): string[] {
  let x = 0;
  return runsOf(line).flatMap((run) => {
    const { commands } = run.font.getPath(run.text, x, baseline, size, { letterSpacing: TRACKING });
    const accents = run.accents.flatMap((accent) => accentPath(run, accent, x, baseline, size));
    x += runWidth(run) * size;
    return [...commands, ...accents].map(pathData);
  });
}

/** An accent centred close above or below its letter. */
function accentPath({ font, text }: Run, accent: string, x: number, baseline: number, size: number) {
  const [letter, mark] = [text, accent].map((one) => font.getPath(one, 0, 0, size).getBoundingBox());
  if (!letter || !mark) return [];
  const middle = (letter.x1 + letter.x2 - mark.x1 - mark.x2) / 2;
  const gap = ACCENT_GAP * size;
  const isAbove = mark.y2 < 0;
  const moved = isAbove ? letter.y1 - gap - mark.y2 : letter.y2 + gap - mark.y1;
  return font.getPath(accent, x + middle, baseline + moved, size).commands;
}

function fits(lines: readonly Line[], size: number, box: Box): boolean {
  return lines.length <= linesMax(size, box) && lines.every(({ width }) => width * size <= box.width);
}

function linesMax(size: number, { height }: Box): number {
  return Math.min(LINES_MAX, Math.floor(height / (size * LINE_HEIGHT)));
}

/** Ends text that doesn't fit with an ellipsis. */
function cut(lines: readonly Line[], size: number, box: Box): string[] {
  const max = linesMax(size, box);
  const rest = lines.slice(max - 1).map(({ text }) => text);
  return [...lines.slice(0, max - 1).map(({ text }) => text), shorten(rest.join(' '), box.width / size)];
}

function shorten(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const letters = [...LETTERS.segment(text)].map(({ segment }) => segment);
  while (letters.length > 0 && widthOf(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function lineOf(text: string): Line {
  return { text, width: widthOf(text) };
}

function widthOf(text: string): number {
  return runsOf(text).reduce((width, run) => width + runWidth(run), 0);
}

function runWidth({ font, text }: Run): number {
  return font.getAdvanceWidth(text, 1, { letterSpacing: TRACKING });
}

/** Splits a line into parts that can each be drawn with one font. */
function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  for (const { segment } of LETTERS.segment(line)) {
    const run = letterRun(segment);
    const last = runs.at(-1);
    const joins = run && last?.font === run.font && [...last.accents, ...run.accents].length === 0;
    if (joins) last.text += run.text;
    else if (run) runs.push(run);
  }
  return runs;
}

/** A letter with its accents in the first font that has them all; if none has, without accents. */
function letterRun(letter: string): Run | undefined {
  const [base = '', ...accents] = letter;
  for (const wanted of [accents, []]) {
    const font = FONTS.find((one) => [base, ...wanted].every((part) => one.charToGlyphIndex(part) > 0));
    if (font) return { font, text: base, accents: wanted };
  }
  return undefined;
}

function wrap(words: readonly Line[], width: number): Line[] {
  const lines: Line[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last && last.width + SPACE + word.width;
    if (longer && longer <= width)
      lines[lines.length - 1] = { text: `${last.text} ${word.text}`, width: longer };
    else lines.push(word);
  }
  return lines;
}

/** The library's own output loses numbers that are almost round. */
function pathData(command: opentype.PathCommand): string {
  const places = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const;
  const values = command as Partial<Record<(typeof places)[number], number>>;
  return command.type + places.flatMap((place) => values[place]?.toFixed(1) ?? []).join(' ');
}
