import { type Language, language } from '#platform/contract/language.ts';
import { linesOf } from '#platform/contract/lines-of.ts';

/** Something to choose: what is kept of it, and what people read. */
export interface ShownOption {
  value: string;
  label: string;
}

/** What people can choose, each line once, as they read it. Kept is what the main language says. */
export function shownOptions<Field extends string>(
  values: { [Name in Field]: string } & { translations?: object | undefined },
  field: Field,
  spoken: Language = language(),
): ShownOption[] {
  const beside = values.translations as Readonly<Record<string, Record<string, string>>> | undefined;
  const labels = linesOf(beside?.[spoken]?.[field] ?? '');
  const stored = linesOf(values[field]);
  return [...new Set(stored)].map((value) => ({ value, label: labels[stored.indexOf(value)] ?? value }));
}

/** With what was chosen, even if it is no longer offered. */
export function withChosen(options: readonly ShownOption[], chosen: string): readonly ShownOption[] {
  const isOffered = chosen === '' || options.some(({ value }) => value === chosen);
  return isOffered ? options : [{ value: chosen, label: chosen }, ...options];
}

/** What people read of something that was chosen. */
export function labelOf(options: readonly ShownOption[], chosen: string): string {
  return options.find(({ value }) => value === chosen)?.label ?? chosen;
}

/** The same of something that has one line. */
export function shownName<Field extends string>(
  values: { [Name in Field]: string } & { translations?: object | undefined },
  field: Field,
): string {
  return shownOptions(values, field)[0]?.label ?? values[field];
}
