import { useMediaQuery } from './use-media-query.ts';

/** Whether the visitor prefers reduced motion. On the server always true. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true);
}
