import type { Tables } from '#database/schema.ts';
import type { KindName, Kinds } from '#platform/contract/kind.ts';
import { mergeDistinct } from '#platform/contract/merge-distinct.ts';
import { EVERY_KIND } from '#testing/every-kind.ts';
import { TEST_OR_TOOL } from './imports.ts';
import { namedTables } from './named-tables.ts';

type Table = keyof Tables;
type KindTable = Kinds[KindName]['tables'][number];

const queriesOf = (feature: string) => `src/modules/${feature}/server/queries.ts`;

/** The tables of no kind of record. */
const OTHER_OWNERS: Readonly<Record<Exclude<Table, KindTable>, string>> = {
  sessions: queriesOf('auth'),
  api_tokens: queriesOf('auth'),
  recovery_codes: queriesOf('auth'),
  reset_links: queriesOf('auth'),
  saved_views: queriesOf('views'),
  activity: queriesOf('activity'),
  erasures: queriesOf('activity'),
  retention: queriesOf('privacy'),
  consent_texts: queriesOf('submissions'),
  personal_links: 'src/modules/registrations/server/link-queries.ts',
  personal_codes: queriesOf('personal-page'),
  unsubscriptions: 'src/modules/mail/server/unsubscription-queries.ts',
  imports: queriesOf('imports'),
  imported_records: queriesOf('imports'),
  used_solutions: queriesOf('spam-guard'),
  taken_points: 'src/platform/server/database/taken-points.ts',
  post_slugs: queriesOf('blog'),
  post_drafts: 'src/modules/blog/server/draft-queries.ts',
  post_versions: 'src/modules/blog/server/draft-queries.ts',
  picture_details: 'src/platform/server/pictures/queries.ts',
  films: queriesOf('films'),
  film_parts: queriesOf('films'),
  pictures: 'src/platform/server/pictures/queries.ts',
  settings: 'src/platform/server/database/settings.ts',
  row_counts: 'src/platform/server/database/long-tables.ts',
  jobs: 'src/platform/server/jobs/queries.ts',
};

/** The only file that may read and write each table. */
const OWNERS: Readonly<Record<string, string>> = mergeDistinct(
  OTHER_OWNERS,
  ...EVERY_KIND.map(({ feature, tables }) =>
    Object.fromEntries(tables.map((table) => [table, queriesOf(feature)])),
  ),
);

export const TABLES = Object.keys(OWNERS);

/** Files that get a table's name from those who own it, and why. */
const GIVEN_NAMES: Readonly<Record<string, string>> = {
  'src/platform/server/backup/copy-database.ts': 'copies every table',
  'src/platform/server/database/insert-rows.ts': 'inserts what the owner of a table gives it',
  'src/platform/server/database/search.ts': 'searches the text index of any long table',
};

/**
 * The tables a file uses although they belong to another one, and where it names one in a way that can't be
 * read, each with the reason why that isn't allowed.
 */
export function foreignTables(path: string, source: string): string[] {
  if (TEST_OR_TOOL.test(path) || !path.startsWith('src/')) return [];
  const { names, unreadable } = namedTables(source);
  const foreign = [...new Set(names)].filter((name) => isTable(name) && OWNERS[name] !== path);
  const hidden = path in GIVEN_NAMES ? [] : [...new Set(unreadable)];
  return [
    ...foreign.map(
      (table) =>
        `${path} uses the table ${table}: only ${OWNERS[table]} may, so that one file holds its SQL.`,
    ),
    ...hidden.map(
      (place) => `${path} names a table with ${place}: write the name out, so that its owner can be checked.`,
    ),
  ];
}

function isTable(name: string): name is Table {
  return Object.hasOwn(OWNERS, name);
}
