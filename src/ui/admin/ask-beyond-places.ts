import { asksBeyondPlaces } from '#platform/contract/beyond-places.ts';
import { ask } from './ask.tsx';
import * as say from './messages.ts';

/** Makes a call that may add registrations, and if there would be more than places, again once that is confirmed. */
export async function askBeyondPlaces<T>(
  make: (allowed: { beyondPlaces: boolean }) => Promise<T>,
): Promise<T> {
  try {
    return await make({ beyondPlaces: false });
  } catch (thrown) {
    const text = asksBeyondPlaces(thrown);
    const title = say.beyondPlacesTitle();
    if (!text || !(await ask({ title, text, confirm: say.goBeyondPlaces() }))) throw thrown;
    return make({ beyondPlaces: true });
  }
}
