import { posix } from 'node:path';
import { TEST_OR_TOOL } from './imports.ts';
import { namedTables } from './named-tables.ts';
import { readSources } from './sources.ts';

const DECLARATIONS = /\binterface Tables \{(?<rows>[^}]+)\}/g;

/** Where the row of each table is declared. */
const HOMES: ReadonlyMap<string, string> = new Map(
  [...readSources('src/{rooms/*/*,platform}/server/**/*.ts')].flatMap(([path, source]) =>
    tablesIn(source).map((table) => [table, path]),
  ),
);

export const TABLES: readonly string[] = [...HOMES.keys()];

/** Files that get a table's name from those who own it, and why. */
const GIVEN_NAMES: Readonly<Record<string, string>> = {
  'src/platform/server/backup/copy-database.ts': 'copies every table',
  'src/platform/server/database/insert-rows.ts': 'inserts what the owner of a table gives it',
  'src/rooms/ground/titles/server/queries.ts': 'the owner of a table of titles names it',
  'src/rooms/edition/record-kit/server/queries.ts': 'the owner of a table of records names it',
  'src/platform/server/database/search.ts': 'searches the text index of any long table',
};

/**
 * The tables a file uses although they belong to others, and where it names one in a way that can't be
 * read, each with the reason why that isn't allowed.
 */
export function foreignTables(path: string, source: string): string[] {
  if (TEST_OR_TOOL.test(path) || !path.startsWith('src/')) return [];
  const { names, unreadable } = namedTables(source);
  const hidden = path in GIVEN_NAMES ? [] : [...new Set(unreadable)];
  return [
    ...[...new Set(names)].flatMap((table) => {
      const home = HOMES.get(table);
      return !home || mayUse(path, home) ? [] : [`${path} uses the table ${table}: ${whoMay(home)}.`];
    }),
    ...hidden.map(
      (place) => `${path} names a table with ${place}: write the name out, so that its owner can be checked.`,
    ),
  ];
}

/** The queries beside the row's declaration, or the file that declares the row itself. */
function mayUse(path: string, home: string): boolean {
  const isBeside = posix.dirname(path) === posix.dirname(home) && /\bqueries\.ts$/.test(path);
  return path === home || (isBeside && home.endsWith('/tables.ts'));
}

function whoMay(home: string): string {
  return home.endsWith('/tables.ts')
    ? `only the queries in ${posix.dirname(home)} may, so that its SQL stays there`
    : `only ${home} may, so that one file holds its SQL`;
}

function tablesIn(source: string): string[] {
  return [...source.matchAll(DECLARATIONS)].flatMap(({ groups }) =>
    [...(groups?.rows ?? '').matchAll(/(\w+):/g)].map(([, table = '']) => table),
  );
}
