import { PROGRAMME_JSON } from '../../../addresses.ts';
import type { Programme } from '../../../site-contract.ts';
import { pagePrefix } from './page-prefix.ts';

const EVERY_MS = 1_000;
/** A reply that takes longer is none. */
const PATIENCE_MS = 5_000;
/** One failure may be a hiccup. */
const FAILURES = 3;

interface Watching {
  onNew: (programme: Programme) => void;
  /** When the last reply came, once there are none any more; undefined when there are again. */
  onCutOff: (at: number | undefined) => void;
}

/** Asks every second whether something was published; as long as nothing was, the answer has no body. */
export function watchProgramme({ onNew, onCutOff }: Watching): () => void {
  let etag: string | null | undefined;
  let answeredAt = Date.now();
  let failures = 0;
  let hasEnded = false;
  const ask = async () => {
    try {
      const response = await fetch(pagePrefix() + PROGRAMME_JSON, {
        cache: 'no-cache',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) throw new Error(`answered with ${response.status}`);
      const present = response.headers.get('etag');
      // What it showed first may be older than the first answer.
      if (present !== etag) onNew((await response.json()) as Programme);
      etag = present;
      answeredAt = Date.now();
      if (failures >= FAILURES) onCutOff(undefined);
      failures = 0;
    } catch {
      failures += 1;
      if (failures === FAILURES) onCutOff(answeredAt);
    }
    if (!hasEnded) setTimeout(ask, EVERY_MS);
  };
  void ask();
  return () => {
    hasEnded = true;
  };
}
