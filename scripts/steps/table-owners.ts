import type { Tables } from '#database/schema.ts';
import { type AnyKind, KINDS } from '#features/kinds.ts';
import { mergeDistinct } from '#platform/contract/merge-distinct.ts';
import { TEST_OR_TOOL } from './imports.ts';

type Table = keyof Tables;
type KindTable = AnyKind['tables'][number];

const queriesOf = (feature: string) => `src/features/${feature}/server/queries.ts`;

/** The tables of no kind of record. */
const OTHER_OWNERS: Readonly<Record<Exclude<Table, KindTable>, string>> = {
  sessions: queriesOf('auth'),
  api_tokens: queriesOf('auth'),
  recovery_codes: queriesOf('auth'),
  reset_links: queriesOf('auth'),
  activity: queriesOf('activity'),
  used_solutions: queriesOf('spam-guard'),
  pictures: 'src/platform/server/pictures/queries.ts',
  settings: 'src/platform/server/database/settings.ts',
  row_counts: 'src/platform/server/database/long-tables.ts',
  jobs: 'src/platform/server/jobs/queries.ts',
};

/** The only file that may read and write each table. */
const OWNERS: Readonly<Record<string, string>> = mergeDistinct(
  OTHER_OWNERS,
  ...KINDS.map(({ feature, tables }) =>
    Object.fromEntries(tables.map((table: Table) => [table, queriesOf(feature)])),
  ),
);

/** Where Kysely code names tables: the arguments up to the first closing bracket. */
const NAMING =
  /(?:\b(?:selectFrom|insertInto|replaceInto|mergeInto|updateTable|deleteFrom|using|sql\.table)|\.from|\w*Join(?:Lateral)?)\(([^)]*)/g;
const QUOTED = /['"`](\w+)(?:\s+as\s+\w+)?['"`]/g;
/** Where plain SQL names tables. */
const SQL = /\bsql(?:<[^`]*>)?`([^`]*)/g;
const NAMED_IN_SQL = /\b(?:from|join|into|update|table)\s+"?(\w+)/gi;

/**
 * The tables a file uses although they belong to another one, each with the reason why that isn't allowed.
 */
export function foreignTables(path: string, source: string): string[] {
  if (TEST_OR_TOOL.test(path) || !path.startsWith('src/')) return [];
  const foreign = [...new Set(namedIn(source))].filter((table) => OWNERS[table] !== path);
  return foreign.map(
    (table) => `${path} uses the table ${table}: only ${OWNERS[table]} may, so that one file holds its SQL.`,
  );
}

function namedIn(source: string): Table[] {
  const inKysely = [...source.matchAll(NAMING)].flatMap(([, named = '']) => [...named.matchAll(QUOTED)]);
  const inSql = [...source.matchAll(SQL)].flatMap(([, text = '']) => [...text.matchAll(NAMED_IN_SQL)]);
  return [...inKysely, ...inSql].map(([, name = '']) => name).filter(isTable);
}

function isTable(name: string): name is Table {
  return Object.hasOwn(OWNERS, name);
}
