import { publicAddress } from '../../contract/public-addresses.ts';

/** Beginnings of addresses that end with a secret: whoever knows the address may see the page. */
const beginnings = new Set<string>([publicAddress.preview('')]);

const SEGMENTS_MAX = 8;
/** Mail programs and proxies may have encoded an address that was encoded already. */
const DECODED_MAX = 3;
const BETWEEN_SEGMENTS = /[^\p{L}\p{M}\p{N}._~-]+/u;
const BETWEEN_WORDS = /[._~-]/;
const WORD_MAX = 30;
/** As words and numbers are written in addresses, and random secrets aren't. */
const WORD = /^\p{Lu}*[\p{Ll}\p{Lo}\p{M}]*\p{Lu}*\d{0,4}$/u;
/** An id is no secret. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const DOTS = /^\.*$/;
const HIDDEN = '…';

/** Adds those of the modules' pages, such as '/my/:token'. */
export function listSecretAddresses(paths: readonly string[]): void {
  for (const path of paths.filter((one) => one.includes(':'))) beginnings.add(beginningOf(path));
}

/** What comes before the secret. */
export function beginningOf(path: string): string {
  return path.slice(0, path.indexOf(':'));
}

export function secretAddresses(): string[] {
  return [...beginnings];
}

export function isSecret(path: string): boolean {
  return [...beginnings].some((start) => path.startsWith(start));
}

/**
 * The path as it may be logged, however somebody wrote it: its words and ids alone, and nothing after what begins an
 * address with a secret.
 */
export function withoutSecret(path: string): string {
  const segments = decoded(path)
    .split(BETWEEN_SEGMENTS)
    .filter((segment) => !DOTS.test(segment));
  const names = new Set(secretAddresses().map((start) => start.replaceAll('/', '')));
  const begins = segments.findIndex((segment) => names.has(segment.toLowerCase()));
  const end = Math.min(begins < 0 ? SEGMENTS_MAX : begins + 1, SEGMENTS_MAX);
  const shown = segments.slice(0, end).map((segment) => (isHarmless(segment) ? segment : HIDDEN));
  if (segments.length > end) shown.push(HIDDEN);
  return `/${shown.join('/')}`;
}

function isHarmless(segment: string): boolean {
  return (
    ID.test(segment) ||
    segment.split(BETWEEN_WORDS).every((word) => word.length <= WORD_MAX && WORD.test(word))
  );
}

function decoded(path: string): string {
  let text = path;
  for (let time = 0; time < DECODED_MAX && text.includes('%'); time += 1) text = decodedOnce(text);
  return text;
}

function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Byte by byte, as far as they are ASCII.
    return text.replace(/%([0-7][\da-f])/gi, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  }
}
