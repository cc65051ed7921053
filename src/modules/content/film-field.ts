import { storedFilm } from '#modules/films/contract.ts';
import { describe, type FieldInfo } from './fields.ts';

/** A film that is uploaded, or none. */
export function uploadedFilm(label: string, info: Pick<FieldInfo, 'hint'> = {}) {
  return describe(storedFilm.nullable().default(null), { label, kind: 'film', ...info });
}
