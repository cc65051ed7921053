import { answer } from '#platform/server/http/answer.ts';
import { requireActor } from '#platform/server/http/context.ts';
import { addToken, revokeToken, viewTokens } from '../tokens-contract.ts';
import { createToken, revokeToken as endToken, toToken } from './tokens.ts';
import { listTokens } from './tokens-queries.ts';

export const tokenAnswers = [
  answer(viewTokens, async (_input, context) => {
    const rows = await listTokens(context.store.database, requireActor(context).userId);
    return { records: rows.map(toToken) };
  }),

  answer(addToken, async ({ body }, context) => ({
    message: 'Copy the token now: it is not shown again.',
    ...(await createToken(context, requireActor(context), body.name)),
  })),

  answer(revokeToken, async ({ query }, context) => {
    await endToken(context, requireActor(context), query.id);
    return { message: 'The token is revoked.', id: query.id };
  }),
];
