import type { Call, CallArguments, CallClient } from '#platform/contract/call.ts';
import { Refusal } from '#platform/contract/refusal.ts';

/** Notices when a call fails, even if the page goes on without its data. An expected refusal is no failure. */
export function watchFailures(inner: CallClient): { call: CallClient; hasFailed: () => boolean } {
  let failed = false;
  const call = <C extends Call>(asked: C, input: CallArguments<C>) =>
    inner(asked, input).catch((thrown: unknown) => {
      failed ||= !(thrown instanceof Refusal);
      throw thrown;
    });
  return { call, hasFailed: () => failed };
}
