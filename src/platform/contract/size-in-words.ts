import { locale } from './language.ts';

/** A size of a file, such as '30 MB', or '30 Mo' in French. */
export function sizeInWords(count: number, unit: 'megabyte' | 'kilobyte' = 'megabyte'): string {
  return new Intl.NumberFormat(locale(), { style: 'unit', unit }).format(count);
}
