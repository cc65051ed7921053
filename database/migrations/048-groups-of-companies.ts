import { type Kysely, sql } from 'kysely';

const BATCH = 1_000;
const BETWEEN_LETTERS = /(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu;
const LEGAL_FORMS = [
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
const LEGAL_BEGINNING = /^(?:sarl|sarlu|suarl|sasu|eurl) (?=\S)/u;

/**
 * Counts companies without more of what they may be by law, such as SARL, SA and GmbH, and remembers who was told that the
 * discount of their group is theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attendees').addColumn('group_fee_at', 'text').execute();
  await nameGroups(db);
}

async function nameGroups(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; group_key: string }>`
      select id, group_key from attendees where id > ${after} order by id limit ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    for (const { id, group_key } of rows) {
      const name = withoutLegalForm(group_key);
      if (name !== group_key)
        await sql`update attendees set group_key = ${name} where id = ${id}`.execute(db);
    }
    after = last.id;
  }
}

function withoutLegalForm(key: string): string {
  let name = key.replace(BETWEEN_LETTERS, '');
  while (LEGAL_ENDING.test(name)) name = name.replace(LEGAL_ENDING, '');
  return name.replace(LEGAL_BEGINNING, '');
}
