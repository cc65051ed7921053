import { posix } from 'node:path';

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])(?<specifier>[#.][^'"]*)\1/g;

/** A file's imports from the project, including types: the specifier as written and the path it leads to. */
export function importsOf(from: string, source: string): { specifier: string; to: string }[] {
  const specifiers = [...source.matchAll(IMPORTED)].map((match) => match.groups?.specifier ?? '');
  return specifiers.map((specifier) => ({ specifier, to: target(from, specifier) }));
}

function target(from: string, specifier: string): string {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  return path.startsWith('#database/') ? path.slice(1) : `src/${path.slice(1)}`;
}

/** The module of a file, or else the part of the source or the folder at the root that it is in. */
export function moduleOf(path: string): string {
  return /^src\/rooms\/[^/]+\/[^/]+|^src\/[^/]+|^[^/]+/.exec(path)?.[0] ?? path;
}

/** What a module tells the rest of the program about its kind of record, and the addresses of its pages. */
export const STANDS_ALONE = /^src\/rooms\/[^/]+\/[^/]+\/(kind|addresses)\.ts$/;

/** Tests and tools, which may import anything. */
export const TEST_OR_TOOL = /\.test\.tsx?$|^src\/testing\/|^(e2e|bench|scripts)\//;
