import { type Kysely, sql } from 'kysely';

const NEW_FORMS = ['sa rl', 'sau', 'ev', 'sp zoo', 'sp z oo'];
const LEGAL_FORMS = [
  ...NEW_FORMS,
  ...[
    'limited',
    'ltd',
    'plc',
    'llc',
    'llp',
    'incorporated',
    'inc',
    'corporation',
    'corp',
    'company',
    'co',
    'pty',
  ],
  ...['and co', 'and company', 'private', 'pvt', 'limited liability'],
  ...['sarl', 'sarlu', 'suarl', 'sa', 'sas', 'sasu', 'eurl', 'snc', 'societe anonyme', 'et cie'],
  ...['lda', 'ltda', 'gmbh', 'mbh', 'ag', 'kg', 'bv', 'nv', 'srl', 'spa', 'sl', 'ab', 'oy', 'aps'],
];
const LEGAL_ENDING = new RegExp(`(?<=\\S) (?:${LEGAL_FORMS.join('|')})$`, 'u');
const LEGAL_BEGINNING = /^sa rl (?=\S)/u;

/** Counts companies without more of what they may be by law: S.à r.l., S.A.U., e.V. and Sp. z o.o. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isConcerned = [...NEW_FORMS.map((form) => `% ${form}`), 'sa rl %'].map(
    (pattern) => sql`group_key like ${pattern}`,
  );
  const { rows } = await sql<{ group_key: string }>`
    select distinct group_key from attendees where ${sql.join(isConcerned, sql` or `)}`.execute(db);
  for (const { group_key } of rows) {
    const name = withoutLegalForm(group_key);
    if (name !== group_key)
      await sql`update attendees set group_key = ${name} where group_key = ${group_key}`.execute(db);
  }
}

function withoutLegalForm(key: string): string {
  let name = key;
  while (LEGAL_ENDING.test(name)) name = name.replace(LEGAL_ENDING, '');
  return name.replace(LEGAL_BEGINNING, '');
}
