export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Adds up the results of a test run's steps. */
export class Tally {
  readonly #sum: Counts = { passed: 0, failed: 0, skipped: 0 };
  readonly #failed: string[] = [];

  add(step: string, counts: Counts): void {
    this.#sum.passed += counts.passed;
    this.#sum.failed += counts.failed;
    this.#sum.skipped += counts.skipped;
    if (counts.failed > 0) this.#failed.push(step);
  }

  /** Prints the total as the last line and sets the exit code accordingly. */
  finish(): void {
    const { passed, failed, skipped } = this.#sum;
    if (failed > 0) console.log(`\nFailed: ${this.#failed.join(', ')}`);
    console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
    process.exitCode = failed > 0 ? 1 : 0;
  }
}

export function took(started: number): string {
  return `(${((Date.now() - started) / 1000).toFixed(1)} s)`;
}
