import { domainToUnicode } from 'node:url';
import providers from 'email-providers/all.json' with { type: 'json' };
import { parse } from 'tldts';
import { isNamedAfter } from '../named-after.ts';

/** Providers of mail for everybody whose domains in other countries no list has all of: hotmail.sn, orange.ci, live.com.pt. */
const EVERYWHERE: ReadonlySet<string> = new Set([
  ...[
    'gmail',
    'googlemail',
    'yahoo',
    'yahoomail',
    'ymail',
    'rocketmail',
    'hotmail',
    'live',
    'outlook',
    'msn',
  ],
  ...['windowslive', 'onmicrosoft', 'aol', 'aim', 'icloud', 'appleid', 'gmx', 'proton', 'protonmail', 'zoho'],
  ...['zohomail', 'yandex', 'tutanota', 'tuta', 'tutamail', 'fastmail', 'mailbox', 'posteo', 'hey', 'duck'],
  ...['mozmail', 'firefox', 'simplelogin', 'mail', 'email', 'webmail', 'inbox', 'mailinator', 'yopmail'],
  ...['orange', 'wanadoo', 'laposte', 'sfr', 'neuf', 'bbox', 'numericable', 'voila', 'caramail', 'vodafone'],
  ...['mtn', 'airtel', 'moov', 'togocel', 'togocom', 'togotelecom', 'cafe', 'africaonline', 'africamail'],
  ...['cvtelecom', 'sapo', 'iol', 'clix', 'netcabo', 'telepac', 'uol', 'bol', 'terra', 'qq', 'sina', 'naver'],
]);
const LISTED: ReadonlySet<string> = new Set(providers);

/**
 * The domain of an address that is proven to be a company's own, without what stands before it: it is named after the
 * company, and no provider of mail for everybody. Else ''.
 */
export function ownDomain(email: string, company: string): string {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const { domain, domainWithoutSuffix, hostname, isIp } = parse(host, { allowPrivateDomains: true });
  if (isIp || !domain || !domainWithoutSuffix || EVERYWHERE.has(domainWithoutSuffix)) return '';
  if (LISTED.has(domain) || LISTED.has(hostname ?? '')) return '';
  return isNamedAfter(domainToUnicode(domainWithoutSuffix), company) ? domain : '';
}
