import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { Services } from '#platform/server/http/context.ts';
import { siteUrl } from '#platform/server/site-url.ts';

const OWNER = 'a group';

/** By which colleagues register who get a group's discount together with these. */
export function groupLink(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  { company, discountKey }: { company: string; discountKey: string },
): string {
  const of = new URLSearchParams({ company, joins: secrets.encryptForLink(discountKey, OWNER) });
  return `${siteUrl(config)}${publicAddress.registration}?${of}`;
}

/** Whose group it is; undefined if it was made up. */
export function readGroupLink({ secrets }: Pick<Services, 'secrets'>, joins: string): string | undefined {
  return secrets.decryptFromLink(joins, OWNER);
}
