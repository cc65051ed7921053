const QUOTES = /["`]/g;

/**
 * The props of an island as text for an attribute. Double quotes are exchanged with backticks, because HTML writes
 * each as six characters, and a page's props have hundreds.
 */
export function writeProps(props: object): string {
  return exchanged(JSON.stringify(props));
}

export function readProps(text: string | undefined) {
  return JSON.parse(exchanged(text ?? '{}'));
}

function exchanged(text: string): string {
  return text.replace(QUOTES, (quote) => (quote === '"' ? '`' : '"'));
}

/** What ids made in an island begin with: short, because a page has dozens, but never the same for two islands. */
export function idPrefix(island: string): string {
  const ends = island.split('-').map((word) => word.charAt(0) + word.slice(-1));
  return `${ends.join('')}-`;
}
