import { type LinkOptions, useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

type Router = ReturnType<typeof useRouter>;
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

/**
 * A link in a row that opens its record over the list. Where it leads depends on how the list is narrowed and sorted, and
 * is looked up again when it is used: a hundred links that follow each change of the address delay every click.
 */
export function OpenHereLink({ record, ...attributes }: Attributes & { record: string }) {
  const router = useRouter();
  const lookUp = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = addressHere(router, record);
  };
  const open = () => {
    const search = (before: object) => ({ ...before, record });
    router.navigate({ to: '.', search, resetScroll: false } as LinkOptions);
  };
  return (
    <a
      {...attributes}
      href={addressHere(router, record)}
      onPointerDown={lookUp}
      onContextMenu={lookUp}
      onClick={(event) => {
        lookUp(event);
        follow(event, open);
      }}
    />
  );
}

function addressHere({ latestLocation, options }: Router, record: string): string {
  const { pathname, search } = latestLocation;
  return pathname + options.stringifySearch({ ...search, record });
}

/** Leaves to the browser what opens a tab, a window or a download. */
function follow(event: MouseEvent, open: () => void): void {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
  if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
  event.preventDefault();
  open();
}
