import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';
import type { Counts } from './tally.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** What failed runs once more: a moment's want of the machine isn't a defect, and what is, fails again. */
const RETRIES = '--retry=1';

/** Runs vitest's projects, or those that its options name. */
export function runVitest(...options: string[]): Promise<Counts> {
  return withReport<VitestReport>(
    (file) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      return runProgram('vitest', ['run', RETRIES, ...options, ...reporters]);
    },
    ({ numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests, testResults }) => {
      const flaky = testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
      tellFlaky(
        flaky.map(({ fullName, failureMessages: [why = ''] }) => `${fullName}: ${withoutStack(why)}`),
      );
      return { passed, failed, skipped: numPendingTests + numTodoTests };
    },
  );
}

/** Runs the tests of the configuration, and prints what its own reporters say as well. */
export function runPlaywright(config = 'playwright.config.ts', ...reporters: string[]): Promise<Counts> {
  return withReport<PlaywrightReport>(
    (file) =>
      runProgram('playwright', ['test', '-c', config, `--reporter=${['list', 'json', ...reporters]}`], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      }),
    ({ stats: { expected, unexpected, flaky, skipped } }) => {
      if (flaky > 0) tellFlaky([`${flaky} browser tests, named above`]);
      return { passed: expected + flaky, failed: unexpected, skipped };
    },
  );
}

/** A property’s message says on its later lines what failed. */
function withoutStack(message: string): string {
  return (
    message
      .split(/\n\s+at /)[0]
      ?.replaceAll('\n', '\n    ')
      .slice(0, 2_000) ?? ''
  );
}

function tellFlaky(names: readonly string[]): void {
  if (names.length === 0) return;
  console.log('\nPassed only when tried again (mend them):');
  for (const name of names) console.log(`  ${name}`);
}

/** Runs a test runner and reads its report. If it fails without a failed test, that counts as one failure. */
async function withReport<Report>(
  run: (file: string) => Promise<boolean>,
  read: (report: Report) => Counts,
): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'summit-report-'));
  const file = join(folder, 'report.json');
  const endedWell = await run(file);
  const none = { passed: 0, failed: 0, skipped: 0 };
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as Report) : none;
  await rm(folder, { recursive: true });
  return endedWell || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
