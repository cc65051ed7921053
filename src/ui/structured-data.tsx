/** Facts for machines, in the vocabulary of schema.org. */
export function StructuredData({ facts }: { facts: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every opening bracket escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
