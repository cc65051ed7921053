const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** An XML element that contains text, which is escaped, or other elements. */
export function element(name: string, content: string | readonly Xml[]): Xml {
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(({ xml }) => xml).join('');
  return { xml: `<${name}>${inner}</${name}>` };
}

/** Text that is already XML. */
export interface Xml {
  xml: string;
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
