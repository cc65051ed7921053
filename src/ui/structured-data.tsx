import { languageOfText } from '#platform/contract/language.ts';

/** Facts for machines, in the vocabulary of schema.org. Events and works are in a language; people aren't. */
export function StructuredData({ facts }: { facts: Record<string, unknown> }) {
  const named = String(facts.headline ?? facts.name ?? '');
  const spoken =
    'inLanguage' in facts || facts['@type'] === 'Person' ? {} : { inLanguage: languageOfText(named) };
  const all = { '@context': 'https://schema.org', ...facts, ...spoken };
  const json = JSON.stringify(all).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every opening bracket escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
