/**
 * A text reduced to what a search or a comparison goes by: no case, no accents, single spaces.
 * 'Aimée  OWUSU' and 'aimee owusu' fold to the same.
 */
export function fold(value: string): string {
  return value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** An e-mail address as it is compared: without case, and nothing else changed. */
export function emailKey(address: string): string {
  return address.normalize('NFC').toLowerCase();
}
