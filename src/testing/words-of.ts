/** Attributes that people read or follow. */
const READ = /\s(content|aria-label|alt|href|title|placeholder|action)="([^"]*)"/g;
const IDS = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Everything that a page says, in words and in attributes, without its markup: a line for each element. */
export function wordsOf(html: string): string {
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
    .filter(Boolean)
    .join('\n');
}
