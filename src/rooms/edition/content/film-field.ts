import type { Message } from '#platform/contract/message.ts';
import { storedFilm } from '#rooms/ground/contract.ts';
import { describe, type FieldInfo } from './fields.ts';

/** A film that is uploaded, or none. */
export function uploadedFilm(label: Message, info: Pick<FieldInfo, 'hint'> = {}) {
  return describe(storedFilm.nullable().default(null), { label, kind: 'film', ...info });
}
