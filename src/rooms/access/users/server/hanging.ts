import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { Hanging } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';

/** What is theirs. What lets them in ends for good: it never works again for who is restored. */
export async function ownedBy(
  database: Database,
  ids: readonly string[],
  { modules }: Services,
): Promise<Hanging[]> {
  const found: Hanging[] = [];
  for (const { describeUser, userAccess } of modules) {
    if (!describeUser) continue;
    const counts = new Map<string, number>();
    for (const id of ids)
      for (const [label, lines] of Object.entries(await describeUser(database, id)))
        counts.set(label, (counts.get(label) ?? 0) + lines.length);
    for (const [label, count] of counts)
      if (count > 0) found.push({ text: say.owned({ label, count }), comesBack: !userAccess });
  }
  return found;
}
