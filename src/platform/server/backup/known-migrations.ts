import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { StartRefusal } from '../config.ts';
import { fromRoot } from '../project-root.ts';

/** Throws a StartRefusal if this program doesn't know a migration that a database has had. */
export function assertNotNewer(applied: readonly string[]): void {
  const known = new Set(readdirSync(fromRoot('database/migrations')).map((file) => parse(file).name));
  const unknown = applied.find((name) => !known.has(name));
  if (!unknown) return;
  throw new StartRefusal(
    `This backup was made by a newer version of this program (it has had ${unknown}). Restore it with that version.`,
  );
}
