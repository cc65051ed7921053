type Kind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'nothing';

/** The types of response fields by name, where they aren't text (docs/product.md, 7). */
const OTHER_THAN_TEXT: Readonly<Record<string, Kind>> = {
  records: 'list',
  record: 'object',
  total: 'number',
  ids: 'list',
  codes: 'list',
  people: 'list',
  notices: 'list',
  questions: 'list',
  changes: 'list',
  over: 'boolean',
  written: 'number',
  failed: 'number',
  unclear: 'number',
  dropped: 'number',
  audience: 'object',
  recipients: 'number',
  entries: 'number',
  faulty: 'number',
  faults: 'list',
  activities: 'list',
  activityTotal: 'number',
  mentions: 'list',
  deleted: 'boolean',
  byName: 'boolean',
  details: 'list',
  correctable: 'object',
  event_time: 'number',
  year: 'number',
  regularFee: 'number',
  earlyBirdFee: 'number',
  days: 'number',
  latitude: 'number',
  longitude: 'number',
  groupLeast: 'number',
  groupPercent: 'number',
  places: 'number',
  waitingHours: 'number',
  size: 'number',
  entered: 'boolean',
  chosen: 'boolean',
  totalAttendee: 'number',
  totalPartnership: 'number',
  totalSpeaker: 'number',
  newRegistrations: 'number',
  newRequests: 'number',
  registrationsPerDay: 'list',
  requestsByPackage: 'list',
  today: 'object',
  count: 'number',
  group: 'number',
  columns: 'list',
  fields: 'list',
  problems: 'list',
  problemTotal: 'number',
  rows: 'number',
  importable: 'number',
  added: 'number',
  left: 'number',
  colleagues: 'list',
  recoveryCodes: 'number',
  twoFactor: 'boolean',
  mustSetUpTwoFactor: 'boolean',
  current: 'boolean',
  required: 'boolean',
  expired: 'boolean',
  site: 'object',
  sold: 'object',
  values: 'object',
  published: 'object',
  number: 'number',
  revision: 'number',
  width: 'number',
  height: 'number',
  uses: 'list',
  isLogo: 'boolean',
  keptForVersions: 'boolean',
  earlier: 'list',
  later: 'list',
  news: 'boolean',
  sending: 'boolean',
  counts: 'object',
  checks: 'list',
  wasPublished: 'boolean',
  leftovers: 'list',
  samples: 'list',
};
/** Null until somebody enters it or it happens. */
const MAY_BE_NOTHING = [
  ...['theme', 'venue'],
  ...['eventTime', 'regularFee', 'earlyBirdFee', 'earlyBirdExpiryDate', 'eventDate'],
  ...[
    'name',
    'city',
    'country',
    'currency',
    'latitude',
    'longitude',
    'groupLeast',
    'groupPercent',
    'places',
    'registrationOpens',
  ],
  'registrationCloses',
  'since',
  'correctable',
  'words',
];

/** Names that mean another thing in another call. */
const OF_SEVERAL_TYPES: Readonly<Record<string, Kind[]>> = {
  edition: ['text', 'object'],
  /** Of the account: when somebody failed to sign in. Of a mail: how often it was tried. */
  attempts: ['object', 'number'],
  /** Of a mail: when. Of a mailing: how many. */
  sent: ['text', 'number'],
};

/** The types a field of this name may have, written independently of the program's declarations. */
export function kindsOf(name: string): Kind[] {
  const several = OF_SEVERAL_TYPES[name];
  if (several) return several;
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
