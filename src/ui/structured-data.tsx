import { language } from '#platform/contract/language.ts';

/** Facts for machines, in the vocabulary of schema.org. Events and works are in the language of the page; people aren't. */
export function StructuredData({ facts }: { facts: Record<string, unknown> }) {
  const spoken = facts['@type'] === 'Person' ? {} : { inLanguage: language() };
  const all = { '@context': 'https://schema.org', ...facts, ...spoken };
  const json = JSON.stringify(all).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every opening bracket escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
