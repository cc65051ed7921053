import { addressPrefix } from '../contract/language.ts';
import type { Config } from './config.ts';

/** What precedes the addresses of the site's pages in the language that is spoken. */
export function siteUrl({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return publicUrl + addressPrefix();
}
