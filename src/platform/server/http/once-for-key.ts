import { type Call, isOwn, takesIdempotencyKey } from '../../contract/call.ts';
import * as say from '../../contract/messages.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { Database } from '../database/store.ts';
import { hashSecret, newId } from '../identifier.ts';
import type { Job } from '../jobs/job.ts';
import type { CallContext } from './context.ts';

declare module '#database/schema.ts' {
  interface Tables {
    idempotency_keys: IdempotencyKeyRow;
  }
}

/** What was made with an `Idempotency-Key`. */
export interface IdempotencyKeyRow {
  /** A hash of the call, the key and whose it is. */
  hash: string;
  /** The request that made it, and a hash of what it asked for. */
  request_id: string;
  /** The answer, encrypted; null until there is one. */
  reply: string | null;
  created_at: string;
}

const STORED_MS = 24 * 60 * 60 * 1000;
const DIGEST_LENGTH = 22;
const NO_REPLY =
  'This was made already, or is being made; its answer isn’t known. Please look for it in the list.';

/** Thrown in the transaction of a creation that has been made meanwhile. */
class MadeAlready extends Error {}

/**
 * Makes one of our own calls once for each of its caller's keys, and gives the first answer to whoever asks again. The key is
 * stored in the transaction of the change, so that both are there or neither.
 */
export async function onceForKey(
  call: Call,
  input: Input,
  context: CallContext,
  make: (context: CallContext) => Promise<unknown>,
): Promise<unknown> {
  const { store, secrets, clock, log, actor, idempotencyKey } = context;
  if (!idempotencyKey || !isOwn(call) || !takesIdempotencyKey(call)) return make(context);
  const digest = await digestOf(input);
  const row: IdempotencyKeyRow = {
    hash: hashSecret(JSON.stringify([call.name, actor?.userId, idempotencyKey])),
    request_id: `${newId()} ${digest}`,
    reply: null,
    created_at: clock.now().toISOString(),
  };
  const known = await findKey(store.database, row.hash);
  if (known) return answerAgain(known);
  let isStored = false;
  const confirmAccess = async (database: Database) => {
    await context.confirmAccess(database);
    await insertKey(database, row);
    isStored = true;
  };
  const reply = await make({ ...context, confirmAccess }).catch(async (thrown) => {
    const made = thrown instanceof MadeAlready && (await findKey(store.database, row.hash));
    if (made) return answerAgain(made);
    // What was refused may be corrected and sent with the same key. After any other failure the key stays if the change was
    // committed, which can't be known here, and whoever asks again is refused until it is pruned.
    if (isStored && thrown instanceof Refusal)
      await store.write((database) => deleteKey(database, row)).catch(() => undefined);
    throw thrown;
  });
  if (isStored) await storeReply(reply);
  return reply;

  /** Whoever asks again is refused if this fails, and it isn't made twice. */
  async function storeReply(reply: unknown): Promise<void> {
    const encrypted = secrets.encrypt(JSON.stringify(reply), row.hash);
    await store
      .write((database) => updateReply(database, row, encrypted))
      .catch((err) => log.warn({ err, call: call.name }, 'a reply could not be stored'));
  }

  /** Somebody who has corrected what they sent must not be told that the correction arrived. */
  function answerAgain({ reply, request_id }: IdempotencyKeyRow): unknown {
    const [, made = digest] = request_id.split(' ');
    if (made !== digest) throw new Refusal('conflict', say.sentOtherwise());
    const text = reply === null ? undefined : secrets.decrypt(reply, row.hash);
    if (text === undefined) throw new Refusal('conflict', NO_REPLY);
    return JSON.parse(text);
  }
}

interface Input {
  query: unknown;
  body: unknown;
}

/** The same for the same content, files included, whatever solution of the spam guard came with it. */
async function digestOf({ query, body }: Input): Promise<string> {
  const { captcha: _each, ...content } = Object(body) as Record<string, unknown>;
  const files: Blob[] = [];
  const text = JSON.stringify([query, content], (_name, value) =>
    value instanceof Blob ? `file ${files.push(value)}` : value,
  );
  const digests = files.map(async (file) => {
    const bytes = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return `${file instanceof File ? file.name : ''} ${Buffer.from(bytes).toString('hex')}`;
  });
  return hashSecret(JSON.stringify([text, await Promise.all(digests)])).slice(0, DIGEST_LENGTH);
}

/** Deletes the keys of which nobody asks any more. */
export const pruneRepeatable: Job = {
  kind: 'prune-idempotency-keys',
  schedule: { every: 60 * 60 * 1000 },
  run: ({ store, clock }) => {
    const before = new Date(clock.now().getTime() - STORED_MS).toISOString();
    return store.write(async (database) => {
      await database.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
    });
  },
};

function findKey(database: Database, hash: string): Promise<IdempotencyKeyRow | undefined> {
  return database.selectFrom('idempotency_keys').selectAll().where('hash', '=', hash).executeTakeFirst();
}

/** A transaction may be made again, and a call may have several. */
async function insertKey(database: Database, row: IdempotencyKeyRow): Promise<void> {
  const known = await findKey(database, row.hash);
  if (known && known.request_id !== row.request_id) throw new MadeAlready();
  if (!known) await database.insertInto('idempotency_keys').values(row).execute();
}

async function updateReply(
  database: Database,
  { hash, request_id }: IdempotencyKeyRow,
  reply: string,
): Promise<void> {
  await database
    .updateTable('idempotency_keys')
    .set({ reply })
    .where('hash', '=', hash)
    .where('request_id', '=', request_id)
    .execute();
}

async function deleteKey(database: Database, { hash, request_id }: IdempotencyKeyRow): Promise<void> {
  await database
    .deleteFrom('idempotency_keys')
    .where('hash', '=', hash)
    .where('request_id', '=', request_id)
    .execute();
}
