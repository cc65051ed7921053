import { NAME_MAX, text } from '#platform/contract/fields.ts';

/**
 * What a file's name says for people: 'acme_data-works.v2.png' reads 'Acme data works v2'. Undefined
 * where it says nothing.
 */
export function readableName(file: string): string | undefined {
  const base = file.replace(/\.\w{1,5}$/, '');
  const words = base.replace(/[\s_.-]+/g, ' ').trim();
  const { data } = text(NAME_MAX).min(1).safeParse(words);
  return data && data.charAt(0).toUpperCase() + data.slice(1);
}
