import { roleLabel } from '#rooms/programme/speakers/roles.ts';
import type { PublishedPerson } from './published.ts';
import * as text from './site-messages.ts';

/** Speakers are what one expects, so it isn't said of them. */
export function nameAndRole({ name, role }: Pick<PublishedPerson, 'name' | 'role'>): string {
  return role === 'Speaker' ? name : text.roleOf({ name, role: roleLabel(role) });
}
