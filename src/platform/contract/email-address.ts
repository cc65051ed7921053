import { plainWidth } from './plain-digits.ts';

/** RFC 5321, section 4.5.3.1; in octets. */
export const EMAIL_MAX = 254;
const LOCAL_MAX = 64;

/** As a link or an address book gives it. */
const SCHEME = /^mailto:/i;
const FURTHER_DOTS = /[。｡]/g;
const ASCII = /^[ -~]*$/;
const DOMAIN = /(?<=@)[^@]*$/;

/** Names without quotes, in which dots stand between other signs (RFC 5322, 6531). */
const LOCAL = /^(?!\.)(?:\.?[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+)+$/u;
/** Letters and digits of any script, and the few signs that stand in names besides (RFC 5892). */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{Nd}.·・׳״-]+$/u;
const LABEL = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** Nobody’s, for good (RFC 3172, 6761, 6762, 7686, 9476, and ICANN’s of 2024). */
const RESERVED = new Set(['invalid', 'local', 'localhost', 'internal', 'onion', 'arpa', 'alt']);
/** Nobody’s either, but whoever tries the site before it opens uses them. */
const TRIALS = new Set(['example', 'test']);

let exists = (_topLevel: string): boolean => true;

/** The server knows which top-level domains there are: their list is long, so browsers leave that to it. */
export function knowTopLevels(known: (topLevel: string) => boolean): void {
  exists = known;
}

/** Whether its domain may be one of the internet’s. */
export function isOnInternet(address: string): boolean {
  const topLevel = asciiDomain(DOMAIN.exec(address)?.[0] ?? '')
    ?.split('.')
    .at(-1);
  return !!topLevel && (TRIALS.has(topLevel) || (!RESERVED.has(topLevel) && exists(topLevel)));
}

/** An address as people mean it: without 'mailto:', in plain width, with plain dots in its domain. */
export function plainAddress(typed: string): string {
  return plainWidth(typed)
    .replace(SCHEME, '')
    .replace(DOMAIN, (domain) => domain.replace(FURTHER_DOTS, '.'));
}

/** Whether mail can be delivered to it, as far as its form tells. */
export function isDeliverable(address: string): boolean {
  const [local = '', typed = '', ...more] = address.split('@');
  if (more.length > 0 || !LOCAL.test(local) || !TYPED_DOMAIN.test(typed)) return false;
  const domain = asciiDomain(typed);
  // Beside a label of another script, engines look into ‘xn--’ labels, too.
  if (
    domain === undefined ||
    asciiDomain(`ü.${domain}`) === undefined ||
    octets(local) > LOCAL_MAX ||
    octets(`${local}@${domain}`) > EMAIL_MAX
  )
    return false;
  const labels = domain.split('.');
  return (
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '')
  );
}

/**
 * An address in the form used for comparison: without case, and with its domain as the internet knows it, however it is
 * written.
 */
export function emailKey(address: string): string {
  const key = address.normalize('NFC').toLowerCase();
  return ASCII.test(key) ? key : key.replace(DOMAIN, (domain) => asciiDomain(domain) ?? domain);
}

/** A domain name in letters that every mail server knows (UTS 46); undefined if it is none. */
function asciiDomain(domain: string): string | undefined {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined;
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length;
}
