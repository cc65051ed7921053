import * as say from './messages.ts';

/** docs/product.md, 4.6 */
export const SPEAKER_ROLES = ['Speaker', 'Key Address', 'Moderator', 'Panelist'] as const;
export type SpeakerRole = (typeof SPEAKER_ROLES)[number];

/** The name of a role shown to people. */
export function roleLabel(role: string): string {
  return role === 'Key Address' ? say.keynoteAddress() : role;
}
