import type { z } from 'zod';
import type { Actor } from '#platform/contract/access.ts';
import { plainLetters } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { hashSecret, newId, newSecret } from '#platform/server/identifier.ts';
import { withActivity } from '#rooms/ground/server.ts';
import { TOKEN_PREFIX, type Token, type tokenForm } from '../contract.ts';
import * as say from '../messages.ts';
import { DAY_MS } from './lifetime.ts';
import { deleteExpiredTokensOf, deleteToken, findToken, insertToken, listTokens } from './queries.ts';
import type { ApiTokenRow } from './tables.ts';

/** The request's API token. Other bearer credentials are ignored (docs/product.md, 5.2). */
export function bearerToken(headers: Headers): string | undefined {
  const [scheme, token = ''] = (headers.get('authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token.startsWith(TOKEN_PREFIX) ? token : undefined;
}

/** Makes a token and returns it: the only time it can be read. */
export async function createToken(
  context: CallContext,
  actor: Actor,
  { name, days }: z.output<typeof tokenForm>,
) {
  const token = TOKEN_PREFIX + newSecret();
  const now = context.clock.now();
  const row: ApiTokenRow = {
    id: newId(),
    user_id: actor.userId,
    name,
    token_hash: hashSecret(token),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + days * DAY_MS).toISOString(),
    last_used_at: null,
  };
  await withActivity(context, async (database) => {
    await deleteExpiredTokensOf(database, actor.userId, row.created_at);
    await assertNameFree(database, row);
    await insertToken(database, row);
    return { result: undefined, activity: describe('Created', row) };
  });
  return { id: row.id, token, expires: row.expires_at };
}

/** With two tokens of the same name, nobody would know which to revoke. */
async function assertNameFree(database: Database, { user_id, name }: ApiTokenRow): Promise<void> {
  const names = (await listTokens(database, user_id)).map((other) => plainLetters(other.name));
  if (names.includes(plainLetters(name)))
    throw new Refusal('conflict', say.tokenNameTaken(), { name: say.tokenNameTaken() });
}

export function revokeToken(context: CallContext, actor: Actor, id: string): Promise<void> {
  return withActivity(context, async (database) => {
    const row = await findToken(database, { id, userId: actor.userId });
    if (!row) throw new Refusal('not-found', say.tokenGone());
    await deleteToken(database, id);
    return { result: undefined, activity: describe('Revoked', row) };
  });
}

function describe(verb: 'Created' | 'Revoked', { id, name }: ApiTokenRow) {
  return {
    type: verb,
    description: verb === 'Created' ? say.tokenCreatedEntry({ name }) : say.tokenRevokedEntry({ name }),
    subject: { type: 'token' as const, id },
  };
}

export function toToken(row: ApiTokenRow, now: Date): Token {
  const { id, name, created_at: date, expires_at: expires, last_used_at } = row;
  return { id, name, date, expires, expired: expires <= now.toISOString(), lastUsed: last_used_at ?? '' };
}
