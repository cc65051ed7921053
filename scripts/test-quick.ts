import { runStaticChecks } from './steps/static-checks.ts';
import { Tally } from './steps/tally.ts';
import { runVitest } from './steps/test-runners.ts';

/** The checks that need no build, browser or PostgreSQL, without what takes long. */
const tally = new Tally();
const testing = runVitest('--project=unit', '--project=sqlite', '--tags-filter=!long');
await runStaticChecks(tally);
tally.add('unit and call tests', await testing);
tally.finish();
