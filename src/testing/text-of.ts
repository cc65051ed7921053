/** Attributes that people read or follow. */
const READ = /\s(content|aria-label|alt|href|title|placeholder|action)="([^"]*)"/g;
/** Differ from one rendering to the next. */
const IDS = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
const WITHIN_A_DRAWING = /^href: #\S*R_/;

/** Everything that a page says, in words and in attributes, without its markup: a line for each element. */
export function textOf(html: string): string {
  return html
    .replace(/ data-props="[^"]*"/g, '')
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<script(?! type="application\/ld)[^>]*>.*?<\/script>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(
      /<[^>]*>/g,
      (tag) => `\n${[...tag.matchAll(READ)].map(([, name, value]) => `${name}: ${value}`).join('\n')}\n`,
    )
    .replace(IDS, 'ID')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !WITHIN_A_DRAWING.test(line))
    .join('\n');
}
