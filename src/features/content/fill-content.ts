import type { Content } from './contract.ts';
import { fillPlaceholders, type PlaceholderValues } from './placeholders.ts';
import { mapTexts } from './walk.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Puts what the edition says into every text. */
export function fillContent(content: Content, values: PlaceholderValues): Content {
  const inHtml = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign),
    ]),
  ) as Record<keyof PlaceholderValues, string>;
  const fill = (text: string, { kind }: { kind: string }) =>
    fillPlaceholders(text, kind === 'rich' ? inHtml : values);
  return {
    ...content,
    site: mapTexts('site', content.site, fill),
    edition: mapTexts('edition', content.edition, fill),
  };
}
