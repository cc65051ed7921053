interface ListKey {
  keys: string;
  label: string;
}

const STEPS: readonly ListKey[] = [
  { keys: 'j', label: 'Next' },
  { keys: 'k', label: 'Previous' },
];

/** The keys of every list. */
export const LIST_KEYS: readonly ListKey[] = [
  ...STEPS,
  { keys: 'x', label: 'Choose' },
  { keys: 'Enter', label: 'Open' },
  { keys: 'e', label: 'Edit' },
  { keys: 'n', label: 'Add' },
  { keys: '#', label: 'Delete' },
];

/** The keys of a record that is open over its list. */
export const RECORD_KEYS: readonly ListKey[] = [...STEPS, { keys: 'e', label: 'Edit' }];
