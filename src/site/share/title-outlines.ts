import { type Face, lettersOf } from './faces.ts';
import { runPath, runWidth } from './glyphs.ts';
import { isRightToLeft, runsOf } from './runs.ts';

const LINE_HEIGHT = 0.98;
/** Letters of other scripts are taller. */
const LINE_HEIGHT_FURTHER = 1.25;
const LINES_MAX = 5;
const SIZE_MIN = 24;
/** A single word is broken rather than drawn smaller than this. */
const WORD_SIZE_MIN = 64;

interface Box {
  width: number;
  height: number;
  sizeMax: number;
}

/** A line, a word or a part of one, and its width at size 1. */
interface Line {
  text: string;
  width: number;
  /** The text continues the word before. */
  continues: boolean;
}

/** A title as the outlines of its letters, so that drawing it doesn't require an installed font. */
export function titleOutlines(title: string, box: Box, faces: readonly Face[]) {
  return new Title(title, box, faces).outlines();
}

class Title {
  readonly #box: Box;
  readonly #faces: readonly Face[];
  readonly #words: Line[];
  readonly #isRightToLeft: boolean;
  readonly #lineHeight: number;
  readonly #space: number;
  readonly #widths = new Map<string, number>();

  constructor(title: string, box: Box, faces: readonly Face[]) {
    this.#box = box;
    this.#faces = faces;
    this.#isRightToLeft = isRightToLeft(title);
    const isFurther = runsOf(title, faces, false).some(({ face }) => !face.isOwn);
    this.#lineHeight = isFurther ? LINE_HEIGHT_FURTHER : LINE_HEIGHT;
    this.#space = this.#widthOf(' ');
    const wordWidth = box.width / Math.min(WORD_SIZE_MIN, box.sizeMax);
    this.#words = title.split(/\s+/).flatMap((word) => this.#broken(word, wordWidth));
  }

  outlines() {
    let size = this.#box.sizeMax;
    let lines = this.#wrap(size);
    while (!this.#fits(lines, size) && size > SIZE_MIN) {
      size -= 4;
      lines = this.#wrap(size);
    }
    const drawn = this.#cut(lines, size);
    const step = size * this.#lineHeight;
    // Centres the letters of a lower line height in a higher one.
    const first = size * (0.8 * LINE_HEIGHT + (this.#lineHeight - LINE_HEIGHT) * 0.6);
    return {
      path: drawn.map((line, index) => this.#linePath(line, first + index * step, size)).join(''),
      height: drawn.length * step,
    };
  }

  #linePath(line: string, baseline: number, size: number): string {
    let x = this.#isRightToLeft ? this.#box.width - this.#widthOf(line) * size : 0;
    return runsOf(line, this.#faces, this.#isRightToLeft)
      .map((run) => {
        const path = runPath(run, x, baseline, size);
        x += runWidth(run) * size;
        return path;
      })
      .join('');
  }

  #fits(lines: readonly Line[], size: number): boolean {
    return (
      lines.length <= this.#linesMax(size) && lines.every(({ width }) => width * size <= this.#box.width)
    );
  }

  #linesMax(size: number): number {
    return Math.max(1, Math.min(LINES_MAX, Math.floor(this.#box.height / (size * this.#lineHeight))));
  }

  /** Ends text that doesn't fit with an ellipsis. */
  #cut(lines: readonly Line[], size: number): string[] {
    const max = this.#linesMax(size);
    const texts = lines.map(({ text }) => text);
    if (texts.length <= max) return texts;
    const last = lines
      .slice(max - 1)
      .reduce((text, line) => (text && !line.continues ? `${text} ${line.text}` : text + line.text), '');
    return [...texts.slice(0, max - 1), this.#shorten(last, this.#box.width / size)];
  }

  #shorten(text: string, width: number): string {
    const letters = lettersOf(text);
    while (letters.length > 0 && this.#widthOf(`${letters.join('')}…`) > width) letters.pop();
    return `${letters.join('').trimEnd()}…`;
  }

  /** A word in as many parts as it has lines of this width. */
  #broken(word: string, width: number): Line[] {
    const parts: Line[] = [];
    for (const letter of lettersOf(word)) {
      const last = parts.at(-1);
      const longer = last && this.#widthOf(last.text + letter);
      if (longer && longer <= width)
        parts[parts.length - 1] = { ...last, text: last.text + letter, width: longer };
      else parts.push({ text: letter, width: this.#widthOf(letter), continues: parts.length > 0 });
    }
    return parts;
  }

  #widthOf(text: string): number {
    const known = this.#widths.get(text);
    if (known !== undefined) return known;
    const width = runsOf(text, this.#faces, this.#isRightToLeft).reduce((sum, run) => sum + runWidth(run), 0);
    this.#widths.set(text, width);
    return width;
  }

  #wrap(size: number): Line[] {
    const lines: Line[] = [];
    for (const word of this.#words) {
      const last = lines.at(-1);
      const space = word.continues ? 0 : this.#space;
      const longer = last && last.width + space + word.width;
      if (longer && longer <= this.#box.width / size)
        lines[lines.length - 1] = {
          ...last,
          text: last.text + (word.continues ? '' : ' ') + word.text,
          width: longer,
        };
      else lines.push(word);
    }
    return lines;
  }
}
