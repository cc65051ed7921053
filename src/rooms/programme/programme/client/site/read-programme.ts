import type { CallClient } from '#platform/contract/call.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { currentProgramme, type Programme } from '../../site-contract.ts';

/** Null while nothing is published; undefined if it can't be read. */
export async function readProgramme(call: CallClient): Promise<Programme | null | undefined> {
  try {
    return await call(currentProgramme, {});
  } catch (thrown) {
    return thrown instanceof Refusal ? null : undefined;
  }
}
