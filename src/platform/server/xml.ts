import { escapeHtml } from '../contract/rich-text.ts';

/** An XML element that contains text, which is escaped, or other elements. */
export function element(name: string, content: string | readonly Xml[]): Xml {
  const inner = typeof content === 'string' ? escapeHtml(content) : content.map(({ xml }) => xml).join('');
  return { xml: `<${name}>${inner}</${name}>` };
}

/** Text that is already XML. */
export interface Xml {
  xml: string;
}
