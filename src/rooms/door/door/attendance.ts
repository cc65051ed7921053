import { type Double, inOrderOfTime, placeKey, type Scan, type Standing, settle } from './scans.ts';

/**
 * Who is in by all scans that are known, as `settle` says it, kept up with each of them: another one costs what its person did,
 * however many came.
 */
export class Attendance {
  readonly #scans = new Map<string, Scan>();
  readonly #ofWhom = new Map<string, readonly Scan[]>();
  readonly #standings = new Map<string, Standing>();
  readonly #inside = new Map<string, number>();
  readonly #doubles = new Map<string, readonly Double[]>();

  /** By `standingKey`. */
  get standings(): ReadonlyMap<string, Standing> {
    return this.#standings;
  }

  /** How many are at a place on a day, by `placeKey`. */
  get inside(): ReadonlyMap<string, number> {
    return this.#inside;
  }

  doubles(): Double[] {
    return inOrderOfTime([...this.#doubles.values()].flat());
  }

  of(who: string): readonly Scan[] {
    return this.#ofWhom.get(who) ?? [];
  }

  /** In place of what was known of it. */
  add(scan: Scan): void {
    this.remove(scan.id);
    this.#scans.set(scan.id, scan);
    this.#settle(scan.who, [...this.of(scan.who), scan]);
  }

  remove(id: string): void {
    const scan = this.#scans.get(id);
    if (!scan) return;
    this.#scans.delete(id);
    this.#settle(
      scan.who,
      this.of(scan.who).filter((one) => one !== scan),
    );
  }

  clear(): void {
    for (const all of [this.#scans, this.#ofWhom, this.#standings, this.#inside, this.#doubles]) all.clear();
  }

  #settle(who: string, scans: readonly Scan[]): void {
    for (const [key, standing] of settle(this.of(who)).standings) {
      this.#standings.delete(key);
      this.#count(standing, -1);
    }
    const { standings, doubles } = settle(scans);
    for (const [key, standing] of standings) {
      this.#standings.set(key, standing);
      this.#count(standing, 1);
    }
    keepUnlessEmpty(this.#doubles, who, doubles);
    keepUnlessEmpty(this.#ofWhom, who, scans);
  }

  #count({ entry, isInside }: Standing, more: 1 | -1): void {
    if (!isInside) return;
    const key = placeKey(entry);
    this.#inside.set(key, (this.#inside.get(key) ?? 0) + more);
  }
}

function keepUnlessEmpty<Item>(
  kept: Map<string, readonly Item[]>,
  who: string,
  items: readonly Item[],
): void {
  if (items.length > 0) kept.set(who, items);
  else kept.delete(who);
}
