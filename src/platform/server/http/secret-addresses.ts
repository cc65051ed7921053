import { publicAddress } from '../../contract/public-addresses.ts';

/** Beginnings of addresses that end with a secret: whoever knows the address may see the page. */
const SECRET_ADDRESSES = [publicAddress.personal(''), publicAddress.preview(''), publicAddress.waiting('')];

export function isSecret(path: string): boolean {
  return SECRET_ADDRESSES.some((start) => path.startsWith(start));
}

/** The path as it may be logged. */
export function withoutSecret(path: string): string {
  const start = SECRET_ADDRESSES.find((one) => path.startsWith(one));
  return start ? `${start}…` : path;
}
