import { Blob, Face } from 'harfbuzzjs';
import { fontFilesWith, readFontFile } from './further-fonts.ts';
import { HEAVY_FONTS } from './heavy-fonts.ts';

interface PaperFont {
  name: string;
  letters: ReadonlySet<number>;
}

/** Letters that one font writes. */
export interface Run {
  font: string;
  text: string;
}

interface Document {
  registerFont: (name: string, source: Buffer) => unknown;
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}]/u;

export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** The fonts of one document: ours, and those for letters that ours lack. What is embedded of each is what is used. */
export class PaperFonts {
  readonly #document: Document;
  readonly #fonts: PaperFont[] = [];
  readonly #opened = new Map<string, PaperFont>();

  /** Without fonts of ours, all is written in plain ones. */
  constructor(document: Document, own: readonly Buffer[] = HEAVY_FONTS) {
    this.#document = document;
    for (const [index, content] of own.entries()) this.#fonts.push(this.#register(`own ${index}`, content));
  }

  /** Opens what a text needs besides, before it is written. */
  async prepare(text: string): Promise<void> {
    for (const letter of lettersOf(text)) {
      if (this.#fontOf(letter)) continue;
      for (const path of await fontFilesWith(codePointsOf(letter))) {
        if (this.#opened.has(path)) continue;
        const font = this.#register(path, Buffer.from(await readFontFile(path)));
        this.#opened.set(path, font);
        this.#fonts.push(font);
      }
    }
  }

  /** From left to right. Letters that no font has are left out. */
  runsOf(text: string): Run[] {
    const runs: Run[] = [];
    for (const letter of lettersOf(text)) {
      const font = this.#fontOf(letter);
      if (!font) continue;
      const last = runs.at(-1);
      if (last?.font === font.name) last.text += letter;
      else runs.push({ font: font.name, text: letter });
    }
    return isRightToLeft(text) ? runs.toReversed() : runs;
  }

  #fontOf(letter: string): PaperFont | undefined {
    const points = codePointsOf(letter);
    return (
      this.#fonts.find(({ letters }) => points.every((point) => letters.has(point))) ??
      this.#fonts.find(({ letters }) => letters.has(points[0] ?? 0))
    );
  }

  #register(name: string, content: Buffer): PaperFont {
    this.#document.registerFont(name, content);
    const face = new Face(new Blob(Uint8Array.from(content).buffer));
    return { name, letters: new Set(face.collectUnicodes()) };
  }
}

export function lettersOf(text: string): string[] {
  return [...GRAPHEMES.segment(text.normalize('NFC'))].map(({ segment }) => segment);
}

function codePointsOf(letter: string): number[] {
  return [...letter].map((part) => part.codePointAt(0) ?? 0);
}
