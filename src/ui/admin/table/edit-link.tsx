import { Link, type LinkOptions } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buttonClass } from '../button.tsx';
import { listenForSingleKeys } from '../single-keys.ts';

/** Leads from an open record to its form, by click or by key. */
export function EditLink(link: LinkOptions) {
  const ref = useRef<HTMLAnchorElement>(null);
  // The window is outside React, so its listener is added and removed with the link.
  useEffect(() => {
    const dialog = ref.current?.closest<HTMLElement>('[role="dialog"]') ?? undefined;
    return listenForSingleKeys({ e: () => ref.current?.click() }, dialog);
  }, []);
  return (
    <Link ref={ref} {...link} className={buttonClass()} aria-keyshortcuts="e">
      <Pencil aria-hidden size={16} />
      Edit
    </Link>
  );
}
