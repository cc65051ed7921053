import { StartRefusal } from '#platform/server/config.ts';

/** Runs a command of one's own. An expected 'no' ends it with one line. */
export async function explainRefusals(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (thrown) {
    if (!(thrown instanceof StartRefusal)) throw thrown;
    console.error(thrown.message);
    process.exitCode = 1;
  }
}
