type Kind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'nothing';

/** The types of response fields by name, where they aren't text (docs/product.md, 7). */
const OTHER_THAN_TEXT: Readonly<Record<string, Kind>> = {
  records: 'list',
  rights: 'list',
  record: 'object',
  total: 'number',
  event_time: 'number',
  year: 'number',
  regularFee: 'number',
  earlyBirdFee: 'number',
  totalAttendee: 'number',
  totalPartnership: 'number',
  totalSpeaker: 'number',
};
/** Null until somebody enters it or it happens. */
const MAY_BE_NOTHING = [
  'theme',
  'venue',
  'eventTime',
  'regularFee',
  'earlyBirdFee',
  'earlyBirdExpiryDate',
  'eventDate',
];

/** The types a field of this name may have, written independently of the program's declarations. */
export function kindsOf(name: string): Kind[] {
  const kind = OTHER_THAN_TEXT[name] ?? 'text';
  return MAY_BE_NOTHING.includes(name) ? [kind, 'nothing'] : [kind];
}

export function kindOf(value: unknown): Kind | undefined {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'list';
  const kinds: Record<string, Kind> = {
    string: 'text',
    number: 'number',
    boolean: 'boolean',
    object: 'object',
  };
  return kinds[typeof value];
}
