import { checkAfterCrash } from './check-after-crash.ts';
import { explainFailure } from './explain-failure.ts';
import { migrate } from './migrate.ts';
import type { Asked, Said } from './prepare-in-child.ts';

process.once('message', async ({ task, place }: Asked) => {
  try {
    if (task === 'check') checkAfterCrash(place.dataDir);
    else await migrate(place, (step, steps) => say({ step, steps }));
    say('done');
  } catch (thrown) {
    say({ refused: explainFailure(place, thrown).message });
  }
  process.disconnect();
});
// The program may have been killed, too: whoever starts next waits for this one.
process.once('disconnect', () => process.exit());

function say(said: Said): void {
  process.send?.(said);
}
