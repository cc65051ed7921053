import { noAnswer } from '../contract/messages.ts';
import { type FieldErrors, REFUSAL_STATUS, Refusal, type RefusalCode } from '../contract/refusal.ts';

export async function readRefusal(response: Response): Promise<Refusal> {
  const { code, message, errors } = refusalIn(await response.json().catch(() => ({})));
  const waitSeconds = Number(response.headers.get('retry-after')) || undefined;
  return new Refusal(code, message, errors, waitSeconds);
}

interface Refused {
  code: RefusalCode;
  /** Of a documented call. */
  message?: string;
  /** Of our own. */
  detail?: string;
  errors?: FieldErrors;
}

/** What a body says that refuses. */
export function refusalIn(reply: Refused): Refusal {
  const code: RefusalCode = reply.code in REFUSAL_STATUS ? reply.code : 'unexpected';
  return new Refusal(code, reply.message ?? reply.detail ?? noAnswer(), reply.errors);
}
