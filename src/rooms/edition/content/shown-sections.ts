import { plainTextOf } from '#platform/contract/rich-text.ts';
import { fieldInfo } from './fields.ts';
import { type SectionName, sectionOf } from './sections.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether visitors see a section: it is on, and says something. */
export function isShown(name: SectionName, values: Values): boolean {
  return values.isShown !== false && emptyFields(name, values).length === 0;
}

/** If a section says nothing, the labels of the fields of which one must be filled in; otherwise none. */
export function emptyFields(name: SectionName, values: Values): string[] {
  const { says = [], fields } = sectionOf(name);
  if (says.some((field) => isFilled(values[field]))) return [];
  return says.flatMap((field) => (fields[field] ? [fieldInfo(fields[field]).label()] : []));
}

/** Whether a field says anything; formatting alone doesn't. */
export function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : plainTextOf(String(value ?? '')).trim() !== '';
}
