import { expect } from 'vitest';
import { z } from 'zod';
import { refusalCodes } from '#documentation/openapi-operation.ts';
import { isOwn } from '#platform/contract/call.ts';
import { fromReply, repliesVersion } from '#platform/contract/own-request.ts';
import { REFUSAL_STATUS, type RefusalCode } from '#platform/contract/refusal.ts';
import type { TriedCall } from './tried-calls.ts';

const refusal = z.strictObject({
  status: z.union([z.string(), z.number()]),
  code: z.enum(Object.keys(REFUSAL_STATUS) as [RefusalCode, ...RefusalCode[]]),
  message: z.string().min(1),
  errors: z.record(z.string(), z.string()),
});
const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string().min(1),
  code: refusal.shape.code,
  errors: refusal.shape.errors,
});

/** Whatever was sent: no failure, and what the call’s declaration says. */
export async function expectDeclaredAnswer(row: TriedCall, response: Response, sent = ''): Promise<void> {
  expect(response.status, `${row.name} ${sent}`).toBeLessThan(500);
  const { call } = row;
  const type = response.headers.get('content-type') ?? '';
  if ((response.ok && call.file !== undefined) || !/^application\/(problem\+)?json/.test(type)) {
    // Read to the end, as clients do: otherwise other exports would have to wait.
    await response.arrayBuffer();
    return;
  }
  const body = await response.json();
  if (response.ok) {
    const own = repliesVersion(call) ? fromReply(body, response.headers.get('etag')) : body;
    const reply = isOwn(call) ? own : fromDocumented(body);
    return void call.reply.parse(reply);
  }
  const { code } = isOwn(call) ? problem.parse(body) : refusal.parse(body);
  expect(REFUSAL_STATUS[code]).toBe(response.status);
  expect(refusalCodes(call), `${row.name} ${sent} is documented`).toContain(code);
}

/** Without what all documented replies have. */
function fromDocumented(body: object): unknown {
  if (Array.isArray(body)) return body;
  const { status: _, ...reply } = body as { status: unknown; record?: unknown; records?: unknown };
  if (reply.record === undefined) return reply;
  const { records, ...single } = reply;
  expect(records).toEqual([reply.record]);
  return single;
}
