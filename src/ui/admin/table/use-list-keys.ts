import { type LinkOptions, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { listenForSingleKeys } from '../single-keys.ts';
import { moveBy, pressDelete, pressInRow } from './rows-by-key.ts';

/** Lets single keys walk through the list, over its pages, and act on its rows, and one add a record. */
export function useListKeys(
  add: NonNullable<LinkOptions['to']> | undefined,
  turnPage: (step: 1 | -1) => void,
): void {
  const router = useRouter();
  const walk = useEffectEvent((step: 1 | -1) => moveBy(step) || turnPage(step));
  // The window is outside React, so its listeners are added and removed with the list.
  useEffect(
    () =>
      listenForSingleKeys({
        j: () => walk(1),
        k: () => walk(-1),
        x: () => pressInRow('.checkbox'),
        e: () => pressInRow('[data-column="edit"] a'),
        '[Shift]+#': pressDelete,
        ...(add && { n: () => router.navigate({ to: add } as LinkOptions) }),
      }),
    [router, add],
  );
}
