import { type FieldErrors, REFUSAL_STATUS, Refusal, type RefusalCode } from '../contract/refusal.ts';

/** Shown when there was no response. */
export const NO_ANSWER = 'Something went wrong!';

export async function readRefusal(response: Response): Promise<Refusal> {
  return refusalIn(await response.json().catch(() => ({})));
}

/** What a body says that refuses. */
export function refusalIn(reply: { code: RefusalCode; message?: string; errors?: FieldErrors }): Refusal {
  const code: RefusalCode = reply.code in REFUSAL_STATUS ? reply.code : 'unexpected';
  return new Refusal(code, reply.message ?? NO_ANSWER, reply.errors);
}
