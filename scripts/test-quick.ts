import { runStaticChecks } from './steps/static-checks.ts';
import { Tally } from './steps/tally.ts';
import { runVitest } from './steps/test-runners.ts';

/** The checks that need no build, browser or PostgreSQL. */
const tally = new Tally();
await runStaticChecks(tally);
tally.add('unit and call tests', await runVitest('unit', 'sqlite'));
tally.finish();
