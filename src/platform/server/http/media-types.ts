import type { Call } from '../../contract/call.ts';

export const JSON_TYPE = 'application/json';
export const FORM = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data';

/** The media types a call accepts: multipart only for a required picture, JSON only for a list. */
export function mediaTypes({ picture, jsonOnly }: Pick<Call, 'picture' | 'jsonOnly'>): readonly string[] {
  if (jsonOnly) return [JSON_TYPE];
  return picture === 'required' ? [MULTIPART] : [JSON_TYPE, FORM, MULTIPART];
}
