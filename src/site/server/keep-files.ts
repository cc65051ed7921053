import { FILE } from '#platform/contract/file-answer.ts';
import * as say from '#platform/contract/messages.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { keepFile } from '#rooms/people/server.ts';

/** Keeps the files that a browser without JavaScript has posted as values of their form: one that comes back still has them. */
export async function keepFiles(
  context: CallContext,
  values: Record<string, string>,
  files: Readonly<Record<string, File>>,
): Promise<void> {
  for (const [field, file] of Object.entries(files)) {
    if (!field.endsWith(FILE)) continue;
    const name = field.slice(0, -FILE.length);
    if (name in {}) throw new Refusal('unsupported-type', say.noFilesHere());
    try {
      values[name] = await keepFile(context, file);
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      throw new Refusal(thrown.code, thrown.message, { [name]: thrown.message }, thrown.waitSeconds);
    }
  }
}
