import { isLinkAddress } from '#platform/contract/rich-text.ts';

const EMAIL = /^[^\s@/:?]+@[^\s@/:?]+\.[^\s@/:?]+$/;
const SITE = /^[^\s/:@]+\.[^\s/:@]{2,}(?:[/?#:]\S*)?$/;

/** The address of a link as people type it: without `https://` or `mailto:`. Undefined if it is none. */
export function readLinkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (EMAIL.test(address)) return `mailto:${address}`;
  if (SITE.test(address)) return `https://${address}`;
  return isLinkAddress(address) && !/\s/.test(address) ? address : undefined;
}
