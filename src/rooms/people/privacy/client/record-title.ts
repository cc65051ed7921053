import { kindNamed } from '#platform/contract/kind.ts';
import type { StoredRecord } from '../contract.ts';

/** Such as 'Registration, 2025'. */
export function recordTitle({ kind, edition }: StoredRecord): string {
  const title = kindTitle(kind);
  return edition ? `${title}, ${edition}` : title;
}

export function kindTitle(kind: StoredRecord['kind']): string {
  const one = kindNamed(kind)?.one() ?? kind;
  return one.charAt(0).toUpperCase() + one.slice(1);
}
