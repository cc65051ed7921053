import { isIPv4, isIPv6 } from 'node:net';

/** How many of an IPv6 address's eight groups name the network, which is what one customer is given. */
const NETWORK_GROUPS = 4;
const BRACKETED = /^\[(.*)\](?::\d+)?$/;
const IPV4_WITH_PORT = /^([\d.]+):\d+$/;
const ZONE = /%.*$/;
/** IPv4 written as IPv6, once the address has its shortest form. */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * Where a request comes from, in one form however a proxy writes it: an IPv4 address, or the /64 network of
 * an IPv6 address. Undefined if the text is no address.
 */
export function clientNetwork(written: string): string | undefined {
  const [, inBrackets] = BRACKETED.exec(written.trim()) ?? [];
  const bare = (inBrackets ?? written.trim()).replace(ZONE, '');
  const address = bare.replace(IPV4_WITH_PORT, '$1');
  const asIPv4 = address.split('.').map(withoutZeros).join('.');
  if (isIPv4(asIPv4)) return asIPv4;
  return isIPv6(address) ? networkOf(address) : undefined;
}

/** The network of who sends a request: the connection's own, or the one reported by the trusted proxies. */
export function visitorNetwork(remoteAddress = '', forwardedFor = '', proxies = 0): string {
  const direct = clientNetwork(remoteAddress) ?? 'unknown';
  if (proxies === 0) return direct;
  return clientNetwork(forwardedFor.split(',').at(-proxies) ?? '') ?? direct;
}

function networkOf(address: string): string {
  // The URL parser shortens every spelling of an address to the same one.
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(shortest) ?? [];
  if (high && low) return asIPv4(Number.parseInt(high, 16), Number.parseInt(low, 16));
  const [before = '', after] = shortest.split('::');
  const groups = before.split(':').filter(Boolean);
  const rest = (after ?? '').split(':').filter(Boolean);
  const all = [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest];
  return `${all.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function asIPv4(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Some proxies pad numbers with zeros, which Node would take for no address. */
function withoutZeros(number: string): string {
  return number.replace(/^0+(?=\d)/, '');
}
