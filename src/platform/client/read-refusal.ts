import { REFUSAL_STATUS, Refusal, type RefusalCode } from '../contract/refusal.ts';

/** Shown when there was no response. */
export const NO_ANSWER = 'Something went wrong!';

export async function readRefusal(response: Response): Promise<Refusal> {
  const reply = await response.json().catch(() => ({}));
  const code: RefusalCode = reply.code in REFUSAL_STATUS ? reply.code : 'unexpected';
  return new Refusal(code, reply.message ?? NO_ANSWER, reply.errors);
}
