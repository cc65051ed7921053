import './schema-settings.ts';
import { z } from 'zod';
import type { Call } from './call.ts';

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
      | 'kept'
      | 'file'
      | 'picture'
      | 'tooLarge'
      | 'jsonOnly'
      | 'takesSubmissionKey'
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

/** Declares a call. By default `status` is 'success', and query, body and reply are empty. */
export function defineCall<
  Query extends z.ZodRawShape = {},
  Body extends z.ZodType = typeof NOTHING,
  Reply extends z.ZodType = typeof NOTHING,
>(declaration: Declaration<Query, Body, Reply>): Call<z.ZodObject<Query, z.core.$strict>, Body, Reply> {
  const claims = declaration.access === 'anyone' ? {} : IGNORED_CLAIMS;
  return {
    status: 'success',
    ...declaration,
    query: z.strictObject({ ...claims, ...(declaration.query ?? ({} as Query)) }),
    body: declaration.body ?? (NOTHING as unknown as Body),
    reply: declaration.reply ?? (NOTHING as unknown as Reply),
  };
}
