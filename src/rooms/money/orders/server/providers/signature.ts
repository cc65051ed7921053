import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether the hexadecimal text is this content’s HMAC, in a time that says nothing of how much of it is right. */
export function isHmac(
  algorithm: 'sha256' | 'sha512',
  key: string,
  content: Uint8Array | string,
  given: string,
): boolean {
  const right = createHmac(algorithm, key).update(content).digest();
  const sent = Buffer.from(/^[\da-f]+$/i.test(given) ? given : '', 'hex');
  return sent.length === right.length && timingSafeEqual(sent, right);
}
