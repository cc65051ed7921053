import type { Call } from '../../contract/call.ts';

export const JSON_TYPE = 'application/json';
export const FORM = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data';

/** How a call's body may travel: a picture that must be there, in multipart alone; a list, in JSON alone. */
export function mediaTypes({ picture, jsonOnly }: Pick<Call, 'picture' | 'jsonOnly'>): readonly string[] {
  if (jsonOnly) return [JSON_TYPE];
  return picture === 'required' ? [MULTIPART] : [JSON_TYPE, FORM, MULTIPART];
}
