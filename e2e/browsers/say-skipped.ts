import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Says at the end which browsers were driven, and what was skipped and why. */
export default class SaySkipped implements Reporter {
  readonly #browsers = new Set<string>();
  readonly #skipped = new Map<string, string[]>();

  onTestEnd(test: TestCase): void {
    for (const { type, description = '' } of test.annotations) {
      if (type === 'browser') this.#browsers.add(description);
      if (type !== 'skip') continue;
      const reason = `${test.parent.project()?.name}: ${description}`;
      this.#skipped.set(reason, [...(this.#skipped.get(reason) ?? []), test.title]);
    }
  }

  onEnd(): void {
    console.log(`\nDriven: ${[...this.#browsers].join(', ') || 'no browser'}.`);
    for (const [reason, titles] of this.#skipped) {
      console.log(`\nSkipped in ${reason}`);
      for (const title of titles) console.log(`  - ${title}`);
    }
  }
}
