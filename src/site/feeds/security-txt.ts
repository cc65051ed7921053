import type { Summit } from '#modules/event/summit-content.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';

/** It is written again every day; RFC 9116 wants less than a year. */
const HOLDS_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whom to tell about a weakness of the site (RFC 9116); undefined without a contact. */
export function securityTxt({ site }: Pick<Summit, 'site'>, publicUrl: string, now: Date) {
  const { email } = site.contact;
  if (!email) return undefined;
  const expires = new Date(now.getTime() + HOLDS_DAYS * DAY_MS);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${publicAddress.securityTxt}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}
