import { LRUCache } from 'lru-cache';
import { type Face, hasAll, lettersOf, OWN_FACES, openFace, partsOf } from './faces.ts';
import { fontFilesWith, readFontFile } from './further-fonts.ts';

/** The number of files that stay open; each takes some hundred kilobytes. */
const OPEN_MAX = 12;

const open = new LRUCache<string, Face>({
  max: OPEN_MAX,
  fetchMethod: async (path) => openFace(await readFontFile(path)),
});

/** The site's own faces, and those that a text needs besides. */
export async function facesFor(text: string): Promise<readonly Face[]> {
  const faces = [...OWN_FACES];
  for (const letter of lettersOf(text)) {
    const parts = partsOf(letter);
    if (parts.length === 0 || faces.some((face) => hasAll(face, parts))) continue;
    const further = (await faceFor(parts)) ?? (await faceFor(parts.slice(0, 1)));
    if (further) faces.push(further);
  }
  return faces;
}

async function faceFor(parts: readonly string[]): Promise<Face | undefined> {
  for (const path of await fontFilesWith(parts.map((part) => part.codePointAt(0) ?? 0))) {
    const face = await open.fetch(path);
    if (face && hasAll(face, parts)) return face;
  }
  return undefined;
}
