import { ensureChromium } from './find/chromium.ts';
import { ensurePostgres, NO_POSTGRES } from './find/postgres.ts';
import { runProgram } from './steps/run-program.ts';
import { runStaticChecks } from './steps/static-checks.ts';
import { Tally } from './steps/tally.ts';
import { runPlaywright, runVitest } from './steps/test-runners.ts';

const FAILED = { passed: 0, failed: 1, skipped: 0 };
const SKIPPED = { passed: 0, failed: 0, skipped: 1 };

const tally = new Tally();
const building = runProgram('node', ['scripts/task.mjs', 'build']);
await runStaticChecks(tally);
if (await building) await runTests();
else tally.add('build', FAILED);
tally.finish();

async function runTests(): Promise<void> {
  if (!ensurePostgres()) {
    console.log(`\nSkipped on PostgreSQL: ${NO_POSTGRES}.`);
    tally.add('PostgreSQL', SKIPPED);
  }
  tally.add('unit, call and process tests', await runVitest());
  try {
    ensureChromium();
  } catch (cause) {
    console.log(`\n${(cause as Error).message}`);
    tally.add('browser tests', FAILED);
    return;
  }
  tally.add('browser tests', await runPlaywright());
}
