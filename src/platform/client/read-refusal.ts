import { REFUSAL_STATUS, Refusal, type RefusalCode } from '../contract/refusal.ts';

/** What a person reads when the answer never came. */
export const NO_ANSWER = 'Something went wrong!';

/** The refusal that a call was answered with. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const reply = await response.json().catch(() => ({}));
  const code: RefusalCode = reply.code in REFUSAL_STATUS ? reply.code : 'unexpected';
  return new Refusal(code, reply.message ?? NO_ANSWER, reply.errors);
}
