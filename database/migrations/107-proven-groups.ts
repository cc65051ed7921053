import { type Kysely, sql } from 'kysely';
import { orderedText } from '../column-types.ts';

const BATCH = 1_000;
/** Of what was written by those who have no company. */
const NO_COMPANY = [
  ...[
    'na',
    'none',
    'no',
    'nil',
    'freelance',
    'freelancer',
    'independent',
    'self',
    'self employed',
    'student',
  ],
  ...[
    'individual',
    'private',
    'personal',
    'unemployed',
    'retired',
    'independant',
    'independante',
    'etudiant',
  ],
  ...['etudiante', 'particulier', 'neant', 'aucun', 'aucune', 'sans', 'sans emploi', 'retraite'],
  ...['autonomo', 'autonoma', 'independente', 'estudante', 'nenhum', 'nenhuma', 'particular', 'desempregado'],
];
const PUBLIC_MAIL = new RegExp(
  `(?:^|\\.)(?:${[
    ...['gmail', 'googlemail', 'yahoo', 'ymail', 'rocketmail', 'hotmail', 'live', 'outlook', 'msn', 'aol'],
    ...[
      'icloud',
      'me',
      'mac',
      'gmx',
      'web',
      'proton',
      'protonmail',
      'pm',
      'zoho',
      'yandex',
      'mail',
      'orange',
    ],
    ...[
      'wanadoo',
      'laposte',
      'free',
      'sfr',
      'sapo',
      'uol',
      'bol',
      'qq',
      'cvtelecom',
      'yopmail',
      'mailinator',
    ],
  ].join('|')})\\.(?:[a-z]{2,3}\\.)?[a-z]{2,}$`,
);

/**
 * Who gets the discount of a group together: those of one company's name and mail domain, and those of one order. What was
 * granted before stays; whoever was imported owes nothing and makes no group larger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const attendees = db.schema.alterTable('attendees');
  await attendees
    .addColumn('discount_key', orderedText(db), (column) => column.notNull().defaultTo(''))
    .execute();
  // What it was before an organiser joined them with others.
  await attendees.addColumn('discount_key_before', 'text').execute();
  await sql`update attendees set group_key = '' where group_key in (${sql.join(NO_COMPANY)})`.execute(db);
  await prove(db);
  await sql`update attendees set discount_key = ''
    where id in (select record_id from imported_records)`.execute(db);
  await sql`create index attendees_by_group_discount on attendees (discount_key, event_id, company_key, deleted_at, cancelled_at)
    where deleted_at is null and cancelled_at is null`.execute(db);
  await db.schema
    .alterTable('orders')
    .addColumn('discount_key', orderedText(db), (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update orders set discount_key = coalesce((
    select discount_key from attendees where attendees.id = (
      select attendee_id from order_lines where order_id = orders.id order by position, id limit 1)), '')`.execute(
    db,
  );
  await sql`update attendees set discount_key = (
      select min(orders.discount_key) from orders
      join order_lines on order_lines.order_id = orders.id
      where attendee_id = attendees.id and ended_at is null)
    where exists (
      select 1 from orders join order_lines on order_lines.order_id = orders.id
      where attendee_id = attendees.id and ended_at is null and orders.discount_key <> '')`.execute(db);
  await db.schema.createIndex('orders_discount').on('orders').columns(['event_id', 'discount_key']).execute();
}

async function prove(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; group_key: string; email_key: string }>`
      select id, group_key, email_key from attendees where id > ${after} order by id limit ${BATCH}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (!last) return;
    const proven = rows.map((row) => sql`(cast(${row.id} as text), cast(${keyOf(row)} as text))`);
    await sql`with proven (id, own) as (values ${sql.join(proven)})
      update attendees set discount_key = proven.own from proven where proven.id = attendees.id`.execute(db);
    after = last.id;
  }
}

function keyOf({ id, group_key, email_key }: { id: string; group_key: string; email_key: string }): string {
  const domain = email_key.slice(email_key.lastIndexOf('@') + 1);
  return group_key && !PUBLIC_MAIL.test(domain) ? `${group_key}@${domain}` : id;
}
