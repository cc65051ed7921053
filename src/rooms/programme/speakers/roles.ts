import type { Message } from '#platform/contract/message.ts';
import * as say from './messages.ts';

/** docs/product.md, 4.6 */
export const SPEAKER_ROLES = ['Speaker', 'Key Address', 'Moderator', 'Panelist'] as const;
export type SpeakerRole = (typeof SPEAKER_ROLES)[number];
export const USUAL_ROLE: SpeakerRole = 'Speaker';

/** In the order in which the page shows them; the edition's further ones follow. */
export const ROLES_IN_ORDER: readonly SpeakerRole[] = ['Key Address', 'Speaker', 'Panelist', 'Moderator'];

const LABELS: Readonly<Record<string, Message>> = {
  Speaker: say.speakerRole,
  'Key Address': say.keynoteAddress,
  Moderator: say.moderator,
  Panelist: say.panelist,
} satisfies Record<SpeakerRole, Message>;

/** The name of a role shown to people. */
export function roleLabel(role: string): string {
  return LABELS[role]?.() ?? role;
}

/** The part in a session of somebody whose role may be the organisers' own. */
export function documentedRole(role: string): SpeakerRole {
  return SPEAKER_ROLES.find((one) => one === role) ?? USUAL_ROLE;
}
