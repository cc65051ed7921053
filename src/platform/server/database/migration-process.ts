import { explainFailure } from './explain-failure.ts';
import { migrate } from './migrate.ts';
import type { Said } from './migrate-apart.ts';
import type { Place } from './store.ts';

process.once('message', async (place: Place) => {
  try {
    await migrate(place, (step, steps) => say({ step, steps }));
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
