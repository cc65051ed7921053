import type { Call } from '../../contract/call.ts';

export const JSON_TYPE = 'application/json';
export const FORM = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data';

/** How a call's body may travel: a picture that must be there, in multipart alone. */
export function mediaTypes({ picture }: Pick<Call, 'picture'>): readonly string[] {
  return picture === 'required' ? [MULTIPART] : [JSON_TYPE, FORM, MULTIPART];
}
