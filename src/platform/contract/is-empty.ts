/** A text of only these characters counts as empty. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zs}\s]/gu;

/** Whether a field has no visible content. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.replace(INVISIBLE, '') === '';
  return value === undefined || value === null || (value instanceof File && value.size === 0);
}
