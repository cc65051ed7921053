import { asksBeyondPlaces } from '#platform/contract/beyond-places.ts';
import { ask } from './ask.tsx';

/** Makes a call that may add registrations, and if there would be more than places, again once that is confirmed. */
export async function askBeyondPlaces<T>(
  make: (allowed: { beyondPlaces: boolean }) => Promise<T>,
): Promise<T> {
  try {
    return await make({ beyondPlaces: false });
  } catch (thrown) {
    const words = asksBeyondPlaces(thrown);
    const title = 'More registrations than places?';
    if (!words || !(await ask({ title, words, confirm: 'Go beyond the places' }))) throw thrown;
    return make({ beyondPlaces: true });
  }
}
