import { checkArrows } from './check-arrows.ts';
import { checkCitations } from './citations.ts';
import { checkInlineTexts } from './inline-texts.ts';
import { checkLogicalProperties } from './logical-properties.ts';
import { runProgram } from './run-program.ts';
import { type Tally, took } from './tally.ts';
import { checkTranslations } from './translations.ts';

/** Biome colours its output even in a file, unless told otherwise. */
const COLOURS = process.stdout.isTTY ? [] : ['--colors=off'];

const CHECKS: { name: string; run: () => Promise<boolean> | boolean }[] = [
  { name: 'types', run: () => runProgram('tsc', ['--noEmit']) },
  { name: 'lint and format', run: () => runProgram('biome', ['ci', '--error-on-warnings', ...COLOURS]) },
  { name: 'import arrows', run: checkArrows },
  { name: 'inline texts', run: checkInlineTexts },
  { name: 'translations', run: checkTranslations },
  { name: 'logical properties', run: checkLogicalProperties },
  { name: 'citations', run: checkCitations },
  { name: 'dead code', run: () => runProgram('knip', ['--no-progress']) },
];

/** Everything that can be checked without running the program. Each check counts as one test. */
export async function runStaticChecks(tally: Tally): Promise<void> {
  for (const { name, run } of CHECKS) {
    const started = Date.now();
    const holds = await run();
    console.log(`${holds ? '✓' : '✗'} ${name} ${took(started)}`);
    tally.add(name, { passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: 0 });
  }
}
