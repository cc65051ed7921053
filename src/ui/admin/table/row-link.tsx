import { type LinkOptions, useLocation, useRouter } from '@tanstack/react-router';
import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useDeferredValue,
} from 'react';

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'>;

/**
 * A link in a row to another screen. It looks up its address only when its row is rendered. The router's own links do
 * so at each change of the address, and hundreds of them delay every click.
 */
export function RowLink({ link, ...attributes }: Attributes & { link: LinkOptions }) {
  const router = useRouter();
  const { href } = router.buildLocation(link);
  return <a {...attributes} href={href} onClick={(event) => follow(event, () => router.navigate(link))} />;
}

/** Up to the record's id. */
const OpeningAddress = createContext('');

/** Around rows that open here. Their links follow after what else a new address changes has been shown. */
export function OpeningHere({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { pathname, search } = useLocation();
  const others = router.options.stringifySearch({ ...search, record: undefined });
  const address = `${pathname}${others ? `${others}&` : '?'}record=`;
  return <OpeningAddress value={useDeferredValue(address)}>{children}</OpeningAddress>;
}

/** A link in a row that opens its record over the list. */
export function OpenHereLink({ record, ...attributes }: Attributes & { record: string }) {
  const router = useRouter();
  const href = `${use(OpeningAddress)}${encodeURIComponent(record)}`;
  const open = () => {
    const search = (before: object) => ({ ...before, record });
    router.navigate({ to: '.', search, resetScroll: false } as LinkOptions);
  };
  return <a {...attributes} href={href} onClick={(event) => follow(event, open)} />;
}

/** Leaves to the browser what opens a tab, a window or a download. */
function follow(event: MouseEvent, open: () => void): void {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
  if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
  event.preventDefault();
  open();
}
