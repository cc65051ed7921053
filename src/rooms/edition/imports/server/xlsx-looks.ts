import type { Mark, Merged } from './lines.ts';
import { attributeOf, stylesIn, tagsIn } from './xlsx-tags.ts';

const RANGE = /<(?:\w+:)?mergeCell\b[^<>]*?\sref="\$?([A-Z]+)\$?(\d+):\$?([A-Z]+)\$?(\d+)"/g;
const COLUMN = /<(?:\w+:)?col\b[^<>]*>/g;
const ROW = /<(?:\w+:)?row\b([^<>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g;
/** A cell with something in it. */
const CELL = /<(?:\w+:)?c\b([^<>]*?[^<>/])>([\s\S]*?)<\/(?:\w+:)?c>/g;
const VALUE = /<(?:\w+:)?(?:v|t)\b[^<>]*>([^<>]+)</;
const FONTS = /<(?:\w+:)?fonts\b[\s\S]*?<\/(?:\w+:)?fonts>/;
const FONT = /<(?:\w+:)?font\b[^<>]*?(?:\/>|>[\s\S]*?<\/(?:\w+:)?font>)/g;
const SHARED = /<(?:\w+:)?si\b[^<>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si>)/g;
/** A part of a text that has a look of its own. */
const RUN = /<(?:\w+:)?r\b[^<>]*>([\s\S]*?)<\/(?:\w+:)?r>/g;
const LOOK = /<(?:\w+:)?rPr\b[^<>]*?(?:\/>|>[\s\S]*?<\/(?:\w+:)?rPr>)/;
const STRIKE = /<(?:\w+:)?strike\b(?![^<>]*\sval="(?:0|false)")[^<>]*>/;
const SHEET = /<(?:\w+:)?sheet\b[^<>]*>/g;
const RELATION = /<(?:\w+:)?Relationship\b[^<>]*>/g;
const LETTERS = 26;
const CODE_BEFORE_A = 64;

type Parts = Readonly<Record<string, Uint8Array>>;

/** What a sheet shows besides what its cells hold. */
export interface Looks {
  isHidden: boolean;
  merged: Merged[];
  /** Columns that it doesn't show, the first and the last of each that are side by side, counted from 0. */
  hiddenColumns: [number, number][];
  /** Of the lines that have one. */
  marks: ReadonlyMap<number, Mark>;
}

/** Of each sheet of the file, in order. */
export function looksOf(parts: Parts): Looks[] {
  const text = (path: string) => new TextDecoder().decode(parts[path] ?? new Uint8Array());
  const targets = new Map(
    tagsIn(text('xl/_rels/workbook.xml.rels'), RELATION).map((tag) => [
      attributeOf(tag, 'Id'),
      attributeOf(tag, 'Target'),
    ]),
  );
  const struck = struckIn(text('xl/styles.xml'), text('xl/sharedStrings.xml'));
  return tagsIn(text('xl/workbook.xml'), SHEET).map((tag) => {
    const target = targets.get(attributeOf(tag, '(?:\\w+:)?id')) ?? '';
    const xml = text(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    return {
      isHidden: ['hidden', 'veryHidden'].includes(attributeOf(tag, 'state')),
      merged: [...xml.matchAll(RANGE)].map(([, left = '', top, right = '', bottom]) => ({
        ...{ top: Number(top), bottom: Number(bottom) },
        ...{ left: columnNumber(left) - 1, right: columnNumber(right) - 1 },
      })),
      hiddenColumns: tagsIn(xml, COLUMN)
        .filter((column) => isTrue(attributeOf(column, 'hidden')))
        .map((column) => [Number(attributeOf(column, 'min')) - 1, Number(attributeOf(column, 'max')) - 1]),
      marks: marksIn(xml, struck),
    };
  });
}

export function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * LETTERS + letter.charCodeAt(0) - CODE_BEFORE_A, 0);
}

function marksIn(xml: string, struck: Struck): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  const mayBeStruck = struck.styles.includes(true) || struck.shared.some(Boolean) || STRIKE.test(xml);
  if (!mayBeStruck && !/\shidden=/.test(xml)) return marks;
  let number = 0;
  for (const [, tag = '', content = ''] of xml.matchAll(ROW)) {
    number = Number(attributeOf(tag, 'r')) || number + 1;
    const mark = isTrue(attributeOf(tag, 'hidden')) ? 'hidden' : mayBeStruck && struckRow(content, struck);
    if (mark) marks.set(number, mark);
  }
  return marks;
}

function struckRow(content: string, struck: Struck): Mark | undefined {
  const cells = [...content.matchAll(CELL)].flatMap(([, tag = '', inside = '']) => {
    const [, value = ''] = VALUE.exec(inside) ?? [];
    if (!value.trim()) return [];
    const own = struck.styles[Number(attributeOf(tag, 's') || 0)] ?? false;
    const runs = attributeOf(tag, 't') === 's' ? struck.shared[Number(value)] : runsIn(inside);
    return (runs ?? [undefined]).map((run) => run ?? own);
  });
  if (!cells.includes(true)) return undefined;
  return cells.includes(false) ? 'partlyStruck' : 'struck';
}

interface Struck {
  /** Of each style of cells, whether it strikes. */
  styles: boolean[];
  /** Of each text that cells share, of each of its parts whether it is struck; undefined if the cell tells. */
  shared: (Run[] | undefined)[];
}
type Run = boolean | undefined;

function struckIn(styles: string, texts: string): Struck {
  const fonts = tagsIn(FONTS.exec(styles)?.[0] ?? '', FONT).map((font) => STRIKE.test(font));
  return {
    styles: stylesIn(styles).map((tag) => fonts[Number(attributeOf(tag, 'fontId') || 0)] ?? false),
    shared: STRIKE.test(texts) ? [...texts.matchAll(SHARED)].map(([, inside = '']) => runsIn(inside)) : [],
  };
}

function runsIn(text: string): Run[] | undefined {
  const runs = [...text.matchAll(RUN)].flatMap(([, run = '']): Run[] => {
    const [look] = LOOK.exec(run) ?? [];
    return VALUE.exec(run)?.[1]?.trim() ? [look === undefined ? undefined : STRIKE.test(look)] : [];
  });
  return runs.length > 0 ? runs : undefined;
}

function isTrue(value: string): boolean {
  return value === '1' || value === 'true';
}
