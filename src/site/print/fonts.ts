import { readdir, readFile } from 'node:fs/promises';
import { fromRoot } from '#platform/server/project-root.ts';

const FOLDER = fromRoot('src/site/print/fonts');
const DISPLAY = ['display', 'display-extended', 'display-vietnamese'];
/** Has a box for what no font has. */
const FIRST = 'latin';
const BOLD = '700';
const FAMILY_NAME = 1;

/** A font by a name that no other has, as the machine's own must make no difference. */
export interface PrintFont {
  name: string;
  content: Buffer;
}

/** Of each, the first that has a letter draws it. */
export interface OwnFonts {
  /** The display face, without marks: a letter with one is drawn by another font that has it, too. */
  display: readonly PrintFont[];
  plain: readonly PrintFont[];
  heavy: readonly PrintFont[];
}

let known: Promise<OwnFonts> | undefined;

/** What is there in every case (scripts/media/print-fonts.ts). */
export function ownFonts(): Promise<OwnFonts> {
  known ??= readOwnFonts();
  return known;
}

async function readOwnFonts(): Promise<OwnFonts> {
  const files = (await readdir(FOLDER)).flatMap((file) => {
    const [, script = '', weight = ''] = /^(.+)-(\d00)\.ttf$/.exec(file) ?? [];
    return script ? { file, script, weight } : [];
  });
  const fonts = await Promise.all(
    files.map(async ({ file, ...font }) => ({ ...font, ...named(await readFile(`${FOLDER}/${file}`)) })),
  );
  const display = fonts.filter(({ script }) => DISPLAY.includes(script));
  const others = fonts
    .filter((font) => !display.includes(font))
    .toSorted((one, other) => Number(other.script === FIRST) - Number(one.script === FIRST));
  const inBold = new Set(others.flatMap(({ script, weight }) => (weight === BOLD ? script : [])));
  return {
    display,
    plain: others.filter(({ weight }) => weight !== BOLD),
    heavy: others.filter(({ script, weight }) => weight === BOLD || !inBold.has(script)),
  };
}

let fonts = 0;

/** Writes a name of our own over that of a font’s family. */
export function named(content: Buffer): PrintFont {
  const name = `own${fonts}`;
  fonts += 1;
  const written = Buffer.from(name, 'utf16le').swap16();
  for (let entry = 12; entry < 12 + 16 * content.readUInt16BE(4); entry += 16) {
    if (content.toString('latin1', entry, entry + 4) !== 'name') continue;
    const table = content.readUInt32BE(entry + 8);
    const strings = table + content.readUInt16BE(table + 4);
    for (let record = table + 6; record < table + 6 + 12 * content.readUInt16BE(table + 2); record += 12) {
      if (content.readUInt16BE(record + 6) !== FAMILY_NAME) continue;
      written.copy(content, strings + content.readUInt16BE(record + 10));
      content.writeUInt16BE(written.length, record + 8);
    }
  }
  return { name, content };
}
