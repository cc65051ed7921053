/**
 * What happens at the door: somebody comes in, is shown again or goes out, what happened is undone or noted, a name is
 * corrected, a badge wanted.
 */
export const SCAN_KINDS = ['in', 'again', 'out', 'undo', 'note', 'correct', 'print'] as const;

/** What a device has recorded, whether or not the others know of it. */
export interface Scan {
  /** Made on the device, so that it counts once however often it is sent. */
  id: string;
  /** A registration, or somebody who came without one. */
  who: string;
  kind: (typeof SCAN_KINDS)[number];
  /** In the edition's zone. */
  day: string;
  /** '' for the entrance. */
  room: string;
  /** The scan that didn't happen, of an 'undo'. */
  undoes?: string | undefined;
  note?: string | undefined;
  /** An instant by the server's clock, as ISO 8601. */
  at: string;
  /** Its name. */
  device: string;
}

/** How somebody stands with a place on a day. */
export interface Standing {
  /** The one that let them in first. */
  first: Scan;
  /** The one that let them in last: after going out, it is another. */
  entry: Scan;
  isInside: boolean;
}

/** Somebody was shown again, whether or not they were let in. */
export interface Double {
  scan: Scan;
  entry: Scan;
}

export interface Settled {
  standings: ReadonlyMap<string, Standing>;
  doubles: readonly Double[];
  /** By whom they are about. */
  notes: ReadonlyMap<string, readonly Scan[]>;
  /** What undid a scan, by its id. */
  undone: ReadonlyMap<string, Scan>;
}

export function placeKey({ day, room }: Pick<Scan, 'day' | 'room'>): string {
  return `${day} ${room}`;
}

export function standingKey({ who, day, room }: Pick<Scan, 'who' | 'day' | 'room'>): string {
  return `${day} ${who} ${room}`;
}

/**
 * Who is in, by what all devices have recorded. In whatever order it became known, and however often, the answer is the
 * same: the first by time lets somebody in, and any other is a double.
 */
export function settle(scans: Iterable<Scan>): Settled {
  const all = new Map<string, Scan>();
  for (const scan of scans) all.set(scan.id, scan);
  const undone = new Map(
    [...all.values()].flatMap((scan): [string, Scan][] =>
      scan.kind === 'undo' && scan.undoes ? [[scan.undoes, scan]] : [],
    ),
  );
  const inOrder = [...all.values()].filter(({ id }) => !undone.has(id)).toSorted(byTime);
  const standings = new Map<string, Standing>();
  const doubles: Double[] = [];
  const notes = new Map<string, Scan[]>();
  /** Shown again, by a clock that was behind that of the device which let them in. */
  const early = new Map<string, Scan[]>();
  for (const scan of inOrder) {
    const key = standingKey(scan);
    const standing = standings.get(key);
    if (scan.kind === 'note') notes.set(scan.who, [...(notes.get(scan.who) ?? []), scan]);
    if (scan.kind === 'out' && standing) standing.isInside = false;
    if (scan.kind === 'again' && standing) doubles.push({ scan, entry: standing.entry });
    if (scan.kind === 'again' && !standing) early.set(key, [...(early.get(key) ?? []), scan]);
    if (scan.kind !== 'in') continue;
    if (standing?.isInside) doubles.push({ scan, entry: standing.entry });
    else standings.set(key, { first: standing?.first ?? scan, entry: scan, isInside: true });
    if (!standing) for (const again of early.get(key) ?? []) doubles.push({ scan: again, entry: scan });
  }
  return { standings, doubles: inOrderOfTime(doubles), notes, undone };
}

export function inOrderOfTime(doubles: readonly Double[]): Double[] {
  return doubles.toSorted((one, other) => byTime(one.scan, other.scan));
}

function byTime(one: Scan, other: Scan): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** Of scans that are all of these people's, those that let somebody in, and how it stands with each. */
export function entriesOf<S extends Scan>(scans: readonly S[]) {
  const { standings, doubles, undone } = settle(scans);
  const shownAgain = new Set(doubles.map(({ scan }) => scan.id));
  return scans
    .filter(({ id, kind }) => kind === 'in' && !undone.has(id) && !shownAgain.has(id))
    .map((scan) => {
      const standing = standings.get(standingKey(scan));
      return {
        scan,
        isFirst: standing?.first.id === scan.id,
        isInside: standing?.entry.id === scan.id && standing.isInside,
        doubles: doubles.filter(({ entry }) => entry.id === scan.id).length,
      };
    });
}
