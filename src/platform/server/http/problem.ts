import { STATUS_CODES } from 'node:http';
import { OWN_PREFIX } from '../../contract/call.ts';
import { REFUSAL_STATUS, type Refusal, type RefusalCode } from '../../contract/refusal.ts';

export const PROBLEM_TYPE = 'application/problem+json';

/** Where a kind of problem is explained. */
export function problemAddress(code: RefusalCode): string {
  return `/aiAPI/docs#problem-${code}`;
}

export function problemTitle(code: RefusalCode): string {
  return STATUS_CODES[REFUSAL_STATUS[code]] ?? code;
}

/** The response of one of our own calls that is refused (RFC 9457). */
export function problem(refusal: Refusal, extra?: Headers): Response {
  const { code, message: detail, errors, waitSeconds } = refusal;
  const status = REFUSAL_STATUS[code];
  const headers = new Headers(extra);
  headers.set('content-type', `${PROBLEM_TYPE}; charset=utf-8`);
  headers.set('cache-control', 'no-store');
  if (waitSeconds !== undefined) headers.set('retry-after', String(waitSeconds));
  const body = { type: problemAddress(code), title: problemTitle(code), status, detail, code, errors };
  return new Response(JSON.stringify(body), { status, headers });
}

/** Whether an address gets problems. */
export function isForProblems(path: string): boolean {
  return path === OWN_PREFIX || path.startsWith(`${OWN_PREFIX}/`);
}
