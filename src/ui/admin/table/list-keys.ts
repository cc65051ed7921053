import * as say from '../messages.ts';

interface ListKey {
  keys: string;
  label: string;
}

const STEPS: readonly ListKey[] = [
  { keys: 'j', label: say.next() },
  { keys: 'k', label: say.previous() },
];

/** The keys of every list. */
export const LIST_KEYS: readonly ListKey[] = [
  ...STEPS,
  { keys: 'x', label: say.choose() },
  { keys: 'Enter', label: say.open() },
  { keys: 'e', label: say.edit() },
  { keys: 'n', label: say.add() },
  { keys: '#', label: say.deleteRecord() },
];

/** The keys of a record that is open over its list. */
export const RECORD_KEYS: readonly ListKey[] = [...STEPS, { keys: 'e', label: say.edit() }];
