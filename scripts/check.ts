import { runStaticChecks } from './steps/static-checks.ts';
import { Tally } from './steps/tally.ts';

const tally = new Tally();
await runStaticChecks(tally);
tally.finish();
