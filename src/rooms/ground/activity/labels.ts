import { kindNamed } from '#platform/contract/kind.ts';
import type { Message } from '#platform/contract/message.ts';
import type { ActivityType, OtherSubject, Subject } from './contract.ts';
import * as say from './messages.ts';

const TYPES: Readonly<Record<string, Message>> = {
  Created: say.typeCreated,
  Updated: say.typeUpdated,
  Deleted: say.typeDeleted,
  Restored: say.typeRestored,
  Erased: say.typeErased,
  Revoked: say.typeRevoked,
  Registered: say.typeRegistered,
  'Requested partnership': say.typeRequestedPartnership,
  Published: say.typePublished,
  Exported: say.typeExported,
  'Logged In': say.typeLoggedIn,
  'Logged Out': say.typeLoggedOut,
  'Failed log-in': say.typeFailedLogIn,
  'Wrong code': say.typeWrongCode,
  'Ended session': say.typeEndedSession,
  'Removed activity': say.typeRemovedActivity,
  'Limit reached': say.typeLimitReached,
} satisfies Record<ActivityType, Message>;

const OTHERS: Readonly<Record<string, Message>> = {
  session: say.aboutSession,
  token: say.aboutToken,
  activity: say.aboutActivity,
  export: say.aboutExport,
  erasure: say.aboutErasure,
  draft: say.aboutDraft,
  other: say.aboutOther,
} satisfies Record<OtherSubject, Message>;

/** A type as people read it. Those of outside clients are as they wrote them. */
export function typeLabel(type: string): string {
  return TYPES[type]?.() ?? type;
}

/** What an activity can be about, as people read it. */
export function subjectLabel(subject: Subject): string {
  return (kindNamed(subject)?.many ?? OTHERS[subject])?.() ?? subject;
}
