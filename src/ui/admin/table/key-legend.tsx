import { useSingleKeys } from '../single-keys.ts';
import { LIST_KEYS } from './list-keys.ts';

/** What each key does in this list, for people who have a keyboard and use it. */
export function KeyLegend({ without }: { without: readonly string[] }) {
  const [singleKeys] = useSingleKeys();
  if (!singleKeys) return null;
  return (
    <p className="key-legend">
      {LIST_KEYS.filter(({ keys }) => !without.includes(keys)).map(({ keys, label }) => (
        <span key={keys}>
          <kbd>{keys}</kbd> {label}
        </span>
      ))}
      <span>
        <kbd>?</kbd> All keys
      </span>
    </p>
  );
}
