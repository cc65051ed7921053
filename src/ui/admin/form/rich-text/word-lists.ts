import { styleOf } from './pasted-styles.ts';

/** Where Word says that a paragraph is an item, and how deep. */
const ITEM = /mso-list:\s*l\d+\s+level(\d+)/;
/** Around the bullet or number that Word has written out. */
const MARKER = /mso-list:\s*Ignore/;
const NUMBER = /^\(?(?:\d+|[a-z]{1,5})[.)]/i;

/** Turns the paragraphs that Word marks as items into lists. */
export function makeLists(body: HTMLElement): void {
  let open: Element[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(ITEM.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== open[0]) open = [];
    const name = NUMBER.test(takeMarker(paragraph)) ? 'ol' : 'ul';
    open = openList(open.slice(0, level), name, level, paragraph);
    const item = body.ownerDocument.createElement('li');
    open.at(-1)?.append(item);
    item.append(paragraph);
  }
}

/** The open lists, the outermost first, with one for an item of this level. */
function openList(open: Element[], name: string, level: number, paragraph: Element): Element[] {
  const last = open.at(-1);
  const isInPlace = last && open.length === level;
  if (isInPlace && last.localName === name) return open;
  const outer = isInPlace ? open.slice(0, -1) : open;
  const list = paragraph.ownerDocument.createElement(name);
  const item = outer.at(-1)?.lastElementChild;
  if (item) item.append(list);
  else paragraph.before(list);
  return [...outer, list];
}

function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) => MARKER.test(styleOf(span)));
  marker?.remove();
  return marker?.textContent?.trim() ?? '';
}
