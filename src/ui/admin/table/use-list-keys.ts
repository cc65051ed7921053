import { type LinkOptions, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { listenForSingleKeys } from '../single-keys.ts';
import { moveBy, pressDelete, pressInRow } from './rows-by-key.ts';

/** Lets single keys walk through the list and act on its rows, and one add a record. */
export function useListKeys(add: NonNullable<LinkOptions['to']> | undefined): void {
  const router = useRouter();
  // The window is outside React, so its listeners are added and removed with the list.
  useEffect(
    () =>
      listenForSingleKeys({
        j: () => moveBy(1),
        k: () => moveBy(-1),
        x: () => pressInRow('.checkbox'),
        e: () => pressInRow('[data-column="edit"] a'),
        '[Shift]+#': pressDelete,
        ...(add && { n: () => router.navigate({ to: add } as LinkOptions) }),
      }),
    [router, add],
  );
}
