import { hash, randomFillSync } from 'node:crypto';

/** The columns of an activity that an erasure may replace. */
export const PERSONAL = ['user_id', 'username', 'activity_description', 'changes'] as const;
export type Personal = (typeof PERSONAL)[number];

/** What replaces a person's data. Columns that may be empty are emptied instead. */
export const ERASED = 'erased';
export const ERASED_VALUES = {
  user_id: null,
  username: ERASED,
  activity_description: ERASED,
  changes: null,
} as const satisfies Record<Personal, string | null>;

/** What the chain holds of an activity. */
export type Content = Record<'id' | 'activity_type' | 'subject_type' | 'time', string> & {
  subject_id: string | null;
} & Record<Personal, string | null>;

/**
 * For each personal column, the salt of its digest; once it is erased, the digest itself. The chain therefore
 * still holds after an erasure, and nobody can find out by guessing what was erased.
 */
type Seals = Record<Personal, { salt: string } | { digest: string }>;

/** The last activity of the chain. */
export interface Head {
  number: number;
  hash: string;
}

export interface Link extends Head {
  /** `Seals` as JSON. */
  seals: string;
}

/** Before the first activity. */
export const START: Head = { number: 0, hash: '' };

/** The setting that holds the head, so that it shows if the last activities are missing. */
export const HEAD_SETTING = 'activity_head';

/**
 * Earlier versions wrote up to eight more chains at the same time, on PostgreSQL: the shards. They grow no more, and are
 * still checked. Each begins in its own way, so that none can stand for another.
 */
export const SHARDS = Array.from({ length: 9 }, (_, lane) => ({
  lane,
  start: lane === 0 ? START : { ...START, hash: `lane ${lane}` },
  headSetting: lane === 0 ? HEAD_SETTING : `${HEAD_SETTING}_${lane}`,
}));

const SALT_BYTES = 12;
/** Random bytes are fetched for many salts at once: fetching some takes as long as the rest of a link. */
const salts = Buffer.alloc(SALT_BYTES * 512);
let saltsUsed = salts.length;

/** Links an activity to the one before it. */
export function link(head: Head, content: Content): Link {
  const seals = Object.fromEntries(PERSONAL.map((column) => [column, { salt: newSalt() }])) as Seals;
  const number = head.number + 1;
  return { number, seals: JSON.stringify(seals), hash: hashOf(head.hash, number, content, seals) };
}

function newSalt(): string {
  if (saltsUsed === salts.length) {
    randomFillSync(salts);
    saltsUsed = 0;
  }
  saltsUsed += SALT_BYTES;
  return salts.toString('base64url', saltsUsed - SALT_BYTES, saltsUsed);
}

/** Whether an activity is what was recorded, except for what was erased, and follows the one before it. */
export function isIntact(previous: string, stored: Content & Link): boolean {
  const seals: Seals = JSON.parse(stored.seals);
  const isErased = PERSONAL.every(
    (column) => 'salt' in seals[column] || stored[column] === ERASED_VALUES[column],
  );
  return isErased && hashOf(previous, stored.number, stored, seals) === stored.hash;
}

/** The values and seals of an activity after these columns were erased. */
export function erase(stored: Content & Link, columns: readonly Personal[]) {
  const seals: Seals = JSON.parse(stored.seals);
  for (const column of columns) seals[column] = { digest: digestOf(column, stored[column], seals) };
  const values: Partial<typeof ERASED_VALUES> = Object.fromEntries(
    columns.map((column) => [column, ERASED_VALUES[column]]),
  );
  return { ...values, seals: JSON.stringify(seals) };
}

function hashOf(previous: string, number: number, content: Content, seals: Seals): string {
  const { id, activity_type, subject_type, subject_id, time } = content;
  const digests = PERSONAL.map((column) => digestOf(column, content[column], seals));
  return sha256([previous, number, id, activity_type, subject_type, subject_id, time, ...digests]);
}

function digestOf(column: Personal, value: string | null, seals: Seals): string {
  const seal = seals[column];
  return 'digest' in seal ? seal.digest : sha256([column, value, seal.salt]);
}

function sha256(values: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(values), 'base64url');
}

/** Changes with every activity. */
export function markOf(heads: readonly Head[]): string {
  const used = heads.filter(({ number }) => number > 0).map((head) => head.hash);
  return used.length > 1 ? sha256(used) : (used[0] ?? '');
}

export function headFrom(setting: string | undefined, start = START): Head {
  return setting ? JSON.parse(setting) : start;
}

export function headToSetting({ number, hash: last }: Head): string {
  return JSON.stringify({ number, hash: last });
}
