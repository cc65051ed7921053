const STYLE_SHEET = /<style[\s>].*?<\/style>/gis;
const STYLE = /(<[^<>]*?\s)style(?=\s*=)/gi;
const BOLD = /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i;
const NOT_BOLD = /(?:^|;)\s*font-weight:\s*(?:normal|[1-5]00)/i;
const ITALIC = /(?:^|;)\s*font-style:\s*italic/i;

/**
 * Parses pasted HTML. Its styles are read under another attribute name, because the content security policy
 * forbids them and the browser drops those that only Word knows.
 */
export function parsePasted(html: string): HTMLElement {
  const unstyled = html.replace(STYLE_SHEET, '').replace(STYLE, '$1data-style');
  return new DOMParser().parseFromString(unstyled, 'text/html').body;
}

export function styleOf(element: Element): string {
  return element.getAttribute('data-style') ?? '';
}

/** Turns bold and italic letters into elements where a program, such as Google Docs, writes them as styles. */
export function writeStylesAsElements(body: HTMLElement): void {
  for (const element of body.querySelectorAll('span[data-style]')) {
    if (BOLD.test(styleOf(element))) wrapContent(element, 'strong');
    if (ITALIC.test(styleOf(element))) wrapContent(element, 'em');
  }
  for (const element of body.querySelectorAll('b[data-style], strong[data-style]')) {
    if (NOT_BOLD.test(styleOf(element))) rename(element, 'span');
  }
}

export function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
