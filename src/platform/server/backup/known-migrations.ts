import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { StartRefusal } from '../config.ts';
import { fromRoot } from '../project-root.ts';

/** The migrations of this version of the program, in order. */
export function knownMigrations(): string[] {
  return readdirSync(fromRoot('database/migrations'))
    .map((file) => parse(file).name)
    .toSorted();
}

/** Throws a StartRefusal unless a backup has had the migrations of this version of the program or an earlier one. */
export function assertOurs(backup: string, applied: readonly string[]): void {
  const known = knownMigrations();
  const [first] = known;
  if (!first || !applied.includes(first)) {
    throw new StartRefusal(`${backup} holds no database of this program.`);
  }
  const unknown = applied.find((name) => !known.includes(name));
  if (unknown) {
    throw new StartRefusal(
      `${backup} was made by a newer version of this program (it has had ${unknown}). Restore it with that version.`,
    );
  }
  const missing = known.slice(0, applied.length).find((name) => !applied.includes(name));
  if (missing) throw new StartRefusal(`${backup} isn’t complete: it has not had ${missing}.`);
}
