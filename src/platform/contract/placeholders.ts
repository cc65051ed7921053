/** A name in braces in a text stands for something that differs from one reading of it to the next. */
const PLACEHOLDER = /\{([^{}]*)\}/g;
/** Brackets around one go with it where there is nothing. */
const IN_BRACKETS = /\s\(\{([^{}]*)\}\)/g;

/** The names between braces in a text. */
export type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/** Puts values in the place of the names between braces; a name without one stays. */
export function fill(
  text: string,
  values: Readonly<Record<string, string | number>>,
  written: (value: string | number, name: string) => string = String,
): string {
  const kept = text.replace(IN_BRACKETS, (whole, name: string) => (values[name] === '' ? '' : whole));
  return kept.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? written(values[name] ?? whole, name) : whole,
  );
}

/** The names that texts have between braces, each once. */
export function placeholdersIn(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
  return [...new Set(names)];
}
