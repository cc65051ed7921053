/** Requests of one kind, which come at random moments. */
export interface Kind {
  perSecond: number;
  /** Microseconds of processor time that one takes, on average. */
  us: number;
}

const SECONDS = 60;
/** Above this, a little more than expected makes everybody wait. */
const BUSY_MAX = 0.7;
const WITHIN_MS = 100;
const CREW_MAX = 1_000;

/** The fewest cores that answer 99 of 100 requests within a tenth of a second and are busy 70 % of the time at most. */
export function smallestCrew(kinds: readonly Kind[]): { crew: number; busy: number; p99Ms: number } {
  const work = kinds.reduce((sum, { perSecond, us }) => sum + (perSecond * us) / 1e6, 0);
  for (let crew = Math.max(1, Math.ceil(work / BUSY_MAX)); crew <= CREW_MAX; crew += 1) {
    const p99Ms = simulate(kinds, crew);
    if (p99Ms <= WITHIN_MS) return { crew, busy: work / crew, p99Ms };
  }
  throw new Error(`more than ${CREW_MAX} cores wouldn’t be enough`);
}

/** How long 99 of 100 requests take if each goes to any of the cores, which does one after the other. */
function simulate(kinds: readonly Kind[], crew: number): number {
  const spread = (mean: number) => -Math.log(1 - Math.random()) * mean;
  const total = kinds.reduce((sum, { perSecond }) => sum + perSecond, 0);
  const kindOf = () => {
    let left = Math.random() * total;
    for (const kind of kinds) {
      left -= kind.perSecond;
      if (left < 0) return kind;
    }
    return undefined;
  };
  const freeAt = new Float64Array(crew);
  const took: number[] = [];
  for (let at = spread(1 / total); at < SECONDS; at += spread(1 / total)) {
    const core = Math.floor(Math.random() * crew);
    const begins = Math.max(at, freeAt[core] ?? 0);
    const ends = begins + spread((kindOf()?.us ?? 0) / 1e6);
    freeAt[core] = ends;
    took.push((ends - at) * 1e3);
  }
  const sorted = took.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
