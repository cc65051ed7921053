import { languageTag, leftInMain, siteLanguages } from '#platform/contract/language.ts';
import { escapeHtml } from '#platform/contract/rich-text.ts';

/** Elements that hold nothing but text. */
const TEXT_ALONE = /<(?!title\b|script\b|style\b)([a-z][a-z\d]*)((?: [^<>]*)?)>([^<>]+)<\/\1>/g;

/** Tells screen readers in which language an element's text is, where it stands untranslated on a page in another one. */
export function withMainLanguage(html: string): string {
  const [main] = siteLanguages();
  const left = new Set([...leftInMain()].map(asWritten));
  if (left.size === 0) return html;
  const tag = languageTag(main);
  return html.replace(TEXT_ALONE, (whole, name, attributes, text) =>
    left.has(text.trim()) && !/ lang="/.test(attributes)
      ? `<${name} lang="${tag}"${attributes}>${text}</${name}>`
      : whole,
  );
}

/** As React writes a text. */
function asWritten(text: string): string {
  return escapeHtml(text).replaceAll("'", '&#x27;');
}
