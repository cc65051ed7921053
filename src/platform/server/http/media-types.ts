import { type Call, isOwn } from '../../contract/call.ts';

export const JSON_TYPE = 'application/json';
export const FORM = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data';

/** The media types a call accepts: multipart only for a required picture, JSON only for a list. Our own take no forms, unless a frame shows the answer. */
export function mediaTypes(
  call: Pick<Call, 'path' | 'picture' | 'jsonOnly' | 'fromForm'>,
): readonly string[] {
  if (call.jsonOnly) return [JSON_TYPE];
  if (call.picture === 'required') return [MULTIPART];
  if (call.fromForm) return [JSON_TYPE, FORM];
  if (isOwn(call)) return call.picture ? [JSON_TYPE, MULTIPART] : [JSON_TYPE];
  return [JSON_TYPE, FORM, MULTIPART];
}
