import type { FieldDescription } from './field-description.ts';

/** As a form must be posted that has files among its fields; undefined for the usual way. */
export function formEncoding(fields: readonly FieldDescription[]): 'multipart/form-data' | undefined {
  return fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined;
}
