import { NAME_MAX, text } from '#platform/contract/fields.ts';

/** https://xhr.spec.whatwg.org/#create-an-entry */
const NAMELESS = 'blob';

/**
 * A file's name as people read it: 'acme_data-works.v2.png' becomes 'Acme data works v2'. Undefined if it has
 * no readable words, or none: programs then send 'blob'.
 */
export function readableName(file: string): string | undefined {
  const base = file.replace(/\.\w{1,5}$/, '');
  const words = base.replace(/[\s_.-]+/g, ' ').trim();
  const { data } = text(NAME_MAX).min(1).safeParse(words);
  if (file === NAMELESS) return undefined;
  return data && data.charAt(0).toUpperCase() + data.slice(1);
}
