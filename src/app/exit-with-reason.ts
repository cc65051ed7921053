import { StartRefusal } from '#platform/server/config.ts';

/** Ends the process. A setting that can't be used is told in one line. */
export function exitWithReason(error: unknown): never {
  const expected = error instanceof StartRefusal;
  process.stderr.write(`${expected ? error.message : (error as Error)?.stack}\n`);
  process.exit(1);
}
