import { useSyncExternalStore } from 'react';
import * as text from '../../star-messages.ts';
import { star, starred, watchStars } from './live/stars.ts';

const NONE: readonly string[] = [];

/** On the page of a session: adds it to one's own programme, or takes it out. */
export function StarButton({ id }: { id: string }) {
  const isOn = useSyncExternalStore(watchStars, starred, () => NONE).includes(id);
  return (
    <button
      type="button"
      className="button star-button"
      aria-pressed={isOn}
      onClick={() => star([id], !isOn)}
    >
      {text.mine()}
    </button>
  );
}
