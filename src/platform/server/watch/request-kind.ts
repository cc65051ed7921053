import { CALL_PREFIX, OWN_PREFIX } from '../../contract/call.ts';

const BEGINNINGS: readonly [beginning: string, kind: string][] = [
  [CALL_PREFIX, 'call'],
  [OWN_PREFIX, 'call'],
  ['/health/', 'health'],
  ['/assets/', 'file'],
  ['/admin', 'admin'],
];

/** What a request is for, in few words: addresses themselves are without end. */
export function requestKind(path: string): string {
  return BEGINNINGS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'page';
}
