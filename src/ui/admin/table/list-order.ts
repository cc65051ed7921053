import { type LinkOptions, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as say from '../messages.ts';

/** Gives the addresses of the records in the list that was shown last, in its order. Worked out when the first of them is opened. */
let readOrder: () => readonly string[] = () => [];

/** Remembers the order of a list whose records have screens of their own. */
export function useListOrder<Row>(
  rows: readonly Row[],
  linkTo: ((row: Row) => LinkOptions) | undefined,
): void {
  const router = useRouter();
  // Read by the next screen, after this list is gone.
  useEffect(() => {
    if (!linkTo) return;
    let addresses: readonly string[] | undefined;
    readOrder = () => {
      addresses ??= rows.map((row) => router.buildLocation(linkTo(row)).pathname);
      return addresses;
    };
  }, [router, rows, linkTo]);
}

/** The records before and after the one on this screen, in the list from which it was opened. */
export function useOrderedNeighbours() {
  const router = useRouter();
  const { pathname } = useLocation();
  const addresses = readOrder();
  const here = addresses.indexOf(pathname);
  if (here < 0) return undefined;
  const open = (address: string | undefined) =>
    address === undefined ? undefined : () => void router.navigate({ to: address } as LinkOptions);
  return {
    place: say.positionOfTotal({ position: here + 1, total: addresses.length }),
    previous: open(addresses[here - 1]),
    next: open(addresses[here + 1]),
  };
}
