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
  /** The answer, encrypted; null if a version before kept none. */
  reply: string | null;
  created_at: string;
}

const STORED_MS = 24 * 60 * 60 * 1000;
const DIGEST_LENGTH = 22;

/** Thrown in the transaction of a change that has been made meanwhile. */
class MadeAlready extends Error {}

/**
 * Makes one of our own calls once for each of its caller's keys, and gives the first answer to whoever asks again. The key and
 * the answer are kept in the transaction of the change, so that all of it is there or nothing.
 */
export async function onceForKey(
  call: Call,
  input: Input,
  context: CallContext,
  make: (context: CallContext) => Promise<unknown>,
): Promise<unknown> {
  const { store, secrets, clock, actor, idempotencyKey } = context;
  if (!idempotencyKey || !isOwn(call) || !takesIdempotencyKey(call)) return make(context);
  const digest = await digestOf(input);
  const hash = hashSecret(JSON.stringify([call.name, actor?.userId, idempotencyKey]));
  const known = await findKey(store.database, hash);
  if (known) return answerAgain(known);
  const asked: CallContext = {
    ...context,
    confirmAccess: async (database) => {
      await context.confirmAccess(database);
      if (await findKey(database, hash)) throw new MadeAlready();
    },
    keepReply: (database, reply) =>
      insertKey(database, {
        hash,
        request_id: `${newId()} ${digest}`,
        reply: secrets.encrypt(JSON.stringify(reply), hash),
        created_at: clock.now().toISOString(),
      }),
  };
  return make(asked).catch(async (thrown) => {
    const made = thrown instanceof MadeAlready && (await findKey(store.database, hash));
    if (made) return answerAgain(made);
    throw thrown;
  });

  /** Somebody who has corrected what they sent must not be told that the correction arrived. */
  function answerAgain({ reply, request_id }: IdempotencyKeyRow): unknown {
    const [, made = digest] = request_id.split(' ');
    if (made !== digest) throw new Refusal('conflict', say.sentOtherwise());
    const text = reply === null ? undefined : secrets.decrypt(reply, hash);
    if (text === undefined) throw new Refusal('conflict', say.madeWithoutAnswer());
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

async function insertKey(database: Database, row: IdempotencyKeyRow): Promise<void> {
  await database.insertInto('idempotency_keys').values(row).execute();
}
