import { type Face, hasAll, lettersOf, partsOf } from './faces.ts';

/** Letters that one face draws together, in one direction. */
export interface Run {
  face: Face;
  text: string;
  isRightToLeft: boolean;
  /** For a single letter: the accents above or below it, if the face has no form with them. */
  accents: string[];
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;

/** The part of a text that can be drawn; '' if that has no letter or digit, or picture. */
export function drawable(text: string, faces: readonly Face[]): string {
  const left = lettersOf(text)
    .map((letter) => {
      const run = letterRun(letter, faces);
      return run ? run.text + run.accents.join('') : '';
    })
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '');
  return /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(left) ? left : '';
}

/** By its first letter, as `dir="auto"` does it. */
export function isRightToLeft(text: string): boolean {
  return directionOf([...text].find((letter) => directionOf(letter) !== undefined) ?? '') ?? false;
}

/** The runs of a line from left to right. */
export function runsOf(line: string, faces: readonly Face[], isLineRightToLeft: boolean): Run[] {
  const runs: Run[] = [];
  const letters = lettersOf(line);
  const directions = resolved(letters.map(directionOf), isLineRightToLeft);
  for (const [index, letter] of letters.entries()) {
    const drawn = letterRun(letter, faces);
    if (!drawn) continue;
    const run = { ...drawn, isRightToLeft: directions[index] ?? isLineRightToLeft };
    const last = runs.at(-1);
    const joins =
      last?.face === run.face &&
      last.isRightToLeft === run.isRightToLeft &&
      [...last.accents, ...run.accents].length === 0;
    if (joins) last.text += run.text;
    else runs.push(run);
  }
  return inOrder(runs, isLineRightToLeft);
}

/** A letter with its accents in the first face that has them all; if none has, without accents. */
function letterRun(letter: string, faces: readonly Face[]): Omit<Run, 'isRightToLeft'> | undefined {
  const [base = '', ...accents] = partsOf(letter);
  const whole = faces.find((one) => hasAll(one, [base, ...accents]));
  if (whole?.isOwn) return { face: whole, text: base, accents };
  if (whole) return { face: whole, text: letter, accents: [] };
  const plain = faces.find((one) => hasAll(one, [base]));
  return plain && { face: plain, text: base, accents: [] };
}

/** Undefined for what has no direction of its own, such as spaces. */
function directionOf(letter: string): boolean | undefined {
  if (RIGHT_TO_LEFT.test(letter)) return true;
  return LEFT_TO_RIGHT.test(letter) ? false : undefined;
}

/** What stands between two of a direction goes in that direction, everything else in the line's. */
function resolved(directions: readonly (boolean | undefined)[], ofLine: boolean): boolean[] {
  return directions.map((own, index) => {
    if (own !== undefined) return own;
    const before = directions.slice(0, index).findLast((one) => one !== undefined);
    const after = directions.slice(index).find((one) => one !== undefined);
    return before === after && before !== undefined ? before : ofLine;
  });
}

/** Turns round what goes against the line, and the whole line if it goes from right to left. */
function inOrder(runs: readonly Run[], isLineRightToLeft: boolean): Run[] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0]?.isRightToLeft === run.isRightToLeft) last.push(run);
    else groups.push([run]);
  }
  const turned = groups.map((group) => (group[0]?.isRightToLeft ? group.toReversed() : group));
  return (isLineRightToLeft ? turned.toReversed() : turned).flat();
}
