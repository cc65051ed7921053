import './schema-settings.ts';
import { z } from 'zod';
import { type Call, isOwn, pathFields } from './call.ts';

const NOTHING = z.strictObject({});

/**
 * Query names that documented clients add to signed-in calls. They are accepted but ignored: the actor comes
 * from the session alone.
 */
const claim = z
  .string()
  .optional()
  .transform(() => undefined);
const IGNORED_CLAIMS = { authorize: claim, role: claim };

type Declaration<Query extends z.ZodRawShape, Body extends z.ZodType, Reply extends z.ZodType> = Pick<
  Call,
  'name' | 'summary' | 'method' | 'path' | 'access'
> &
  Partial<
    Pick<
      Call,
      | 'status'
      | 'cached'
      | 'file'
      | 'picture'
      | 'tooLarge'
      | 'jsonOnly'
      | 'fromForm'
      | 'takesIdempotencyKey'
      | 'sessionOnly'
      | 'correctableStatus'
      | 'incomplete'
      | 'alsoRefused'
    >
  > & {
    query?: Query;
    body?: Body;
    reply?: Reply;
  };

/** Declares a call. By default a documented `status` is 'success', and query, body and reply are empty. */
export function defineCall<
  Query extends z.ZodRawShape = {},
  Body extends z.ZodType = typeof NOTHING,
  Reply extends z.ZodType = typeof NOTHING,
>(declaration: Declaration<Query, Body, Reply>): Call<z.ZodObject<Query, z.core.$strict>, Body, Reply> {
  const { body, query } = declaration;
  const fields = { ...query, ...(body as { shape?: object } | undefined)?.shape };
  const unknown = pathFields(declaration).find((name) => !(name in fields));
  if (unknown) throw new Error(`${declaration.name} has no field for {${unknown}} of its path`);
  const claims = declaration.access === 'anyone' || isOwn(declaration) ? {} : IGNORED_CLAIMS;
  return {
    status: 'success',
    ...declaration,
    query: z.strictObject({ ...claims, ...(query ?? ({} as Query)) }),
    body: body ?? (NOTHING as unknown as Body),
    reply: declaration.reply ?? (NOTHING as unknown as Reply),
  };
}
