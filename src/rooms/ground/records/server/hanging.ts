import { type KindName, kindNamed, mayKnow } from '#platform/contract/kind.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { givenBy, kindsWith } from '#platform/server/module.ts';

/** What hangs on records that are to be deleted, and what becomes of it. */
export interface Hanging {
  text: string;
  /** Whether it is as before once they are restored. */
  comesBack: boolean;
}

type Find<Found> = (database: Database, ids: readonly string[], context: CallContext) => Promise<Found>;

declare module '#platform/server/module.ts' {
  interface ServerKind {
    /** What of this kind hangs on records of others: how many stay without them, or what else becomes of it. */
    hangsOn?: Partial<Record<KindName, Find<number | Hanging[]>>>;
  }
  interface ServerModule {
    /** What hangs on records of others and is no record itself. */
    hangsOn?: Partial<Record<KindName, Find<Hanging[]>>>;
    /** Which of these records can't be deleted: why, and what to do instead. */
    keepsRecords?: Partial<Record<KindName, Find<ReadonlyMap<string, string>>>>;
  }
}

/** What hangs on these records, of those kinds that this user may know of. */
export async function hangingOn(
  database: Database,
  context: CallContext,
  ids: readonly string[],
): Promise<Hanging[]> {
  const { modules } = context;
  const found: Hanging[] = [];
  const records = kindsWith(modules, 'hangsOn').map(({ kind, hangsOn }) => ({
    hangsOn,
    counted: kind.counted,
  }));
  const others = givenBy(modules, 'hangsOn').map((hangsOn) => ({ hangsOn, counted: undefined }));
  for (const { hangsOn, counted } of [...records, ...others]) {
    for (const [of, find] of Object.entries(hangsOn)) {
      if (!isKnown(of, context)) continue;
      const hanging = await find(database, ids, context);
      if (Array.isArray(hanging)) found.push(...hanging);
      else if (hanging > 0 && counted) found.push({ text: counted({ count: hanging }), comesBack: true });
    }
  }
  return found;
}

/** Of those kinds that this user may know of: nobody deletes others. */
export async function keptAmong(
  database: Database,
  context: CallContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const keepers = givenBy(context.modules, 'keepsRecords').flatMap((of) => Object.entries(of));
  const known = keepers.filter(([of]) => isKnown(of, context));
  const all = await Promise.all(known.map(([, keep]) => keep(database, ids, context)));
  return new Map(all.flatMap((kept) => [...kept]));
}

function isKnown(name: string, { actor }: CallContext): boolean {
  const kind = kindNamed(name);
  return kind !== undefined && mayKnow(kind, actor);
}

/** Runs in the transaction that deletes it. */
export async function assertDeletable(database: Database, context: CallContext, id: string): Promise<void> {
  const why = (await keptAmong(database, context, [id])).get(id);
  if (why) throw new Refusal('conflict', why);
}
