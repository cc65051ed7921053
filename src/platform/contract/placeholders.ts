import type { z } from 'zod';
import * as say from './messages.ts';

/** A name in braces in a text stands for something that differs from one reading of it to the next. */
const PLACEHOLDER = /\{([^{}]*)\}/g;

/** The names between braces in a text. */
export type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/** Puts values in the place of the names between braces; a name without one stays. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

/** The names that texts have between braces, each once. */
export function placeholdersIn(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
  return [...new Set(names)];
}

/** A text in which only these names may stand in braces: nobody could fill in another one. */
export function namingOnly<Schema extends z.ZodString>(schema: Schema, known: readonly string[]) {
  const unknownIn = (text: string) => placeholdersIn([text]).find((name) => !known.includes(name));
  return schema.refine((text) => unknownIn(text) === undefined, {
    error: ({ input }) => {
      const unknown = `{${unknownIn(String(input))}}`;
      return known.length > 0
        ? say.unknownPlaceholder({ unknown, known: known.map((name) => `{${name}}`).join(', ') })
        : say.noPlaceholders({ unknown });
    },
  });
}
