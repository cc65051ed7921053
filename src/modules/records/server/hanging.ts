import { type KindName, kindNamed, mayKnow } from '#platform/contract/kind.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { givenBy, kindsWith } from '#platform/server/module.ts';
import * as say from '../messages.ts';

/** What hangs on records that are to be deleted, and what becomes of it. */
export interface Hanging {
  text: string;
  /** Whether it is as before once they are restored. */
  comesBack: boolean;
}

type FindHanging = (database: Database, ids: readonly string[]) => Promise<number | Hanging[]>;

declare module '#platform/server/module.ts' {
  interface ServerKind {
    /** What of this kind hangs on records of others: how many stay without them, or what else becomes of it. */
    hangsOn?: Partial<Record<KindName, FindHanging>>;
  }
  interface ServerModule {
    /** Which of these records can't be deleted, and why. */
    keepsRecords?: (database: Database, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  }
}

/** What hangs on these records, of those kinds that this user may know of. */
export async function hangingOn(
  database: Database,
  { modules, actor }: Pick<CallContext, 'modules' | 'actor'>,
  ids: readonly string[],
): Promise<Hanging[]> {
  const found: Hanging[] = [];
  for (const { kind, hangsOn } of kindsWith(modules, 'hangsOn')) {
    for (const [of, find] of Object.entries(hangsOn)) {
      const owner = kindNamed(of);
      if (!owner || !mayKnow(owner, actor)) continue;
      const hanging = await find(database, ids);
      if (Array.isArray(hanging)) found.push(...hanging);
      else if (hanging > 0) found.push({ text: kind.counted({ count: hanging }), comesBack: true });
    }
  }
  return found;
}

export async function keptAmong(
  database: Database,
  { modules }: Pick<CallContext, 'modules'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const all = await Promise.all(givenBy(modules, 'keepsRecords').map((keep) => keep(database, ids)));
  return new Map(all.flatMap((kept) => [...kept]));
}

/** Runs in the transaction that deletes it. */
export async function assertDeletable(
  database: Database,
  context: Pick<CallContext, 'modules'>,
  id: string,
): Promise<void> {
  const why = (await keptAmong(database, context, [id])).get(id);
  if (why) throw new Refusal('conflict', say.kept({ why }));
}
