import { language } from '#platform/contract/language.ts';
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
): ShownOption[] {
  const beside = values.translations as Readonly<Record<string, Record<string, string>>> | undefined;
  const labels = linesOf(beside?.[language()]?.[field] ?? '');
  const stored = linesOf(values[field]);
  return [...new Set(stored)].map((value) => ({ value, label: labels[stored.indexOf(value)] ?? value }));
}

/** The same of something that has one line. */
export function shownName<Field extends string>(
  values: { [Name in Field]: string } & { translations?: object | undefined },
  field: Field,
): string {
  return shownOptions(values, field)[0]?.label ?? values[field];
}
