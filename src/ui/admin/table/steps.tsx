import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import * as say from '../messages.ts';
import { listenForSingleKeys } from '../single-keys.ts';

/** The records before and after the open one, in the order of their list. */
export interface Neighbours {
  /** Such as '3 of 302'. */
  place: string;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** Leads to the records before and after this one, by button or by key. */
export function Steps({ place, previous, next }: Neighbours) {
  const nav = useRef<HTMLElement>(null);
  // The window is outside React, so its listeners are added and removed with the buttons.
  useEffect(() => {
    const dialog = nav.current?.closest<HTMLElement>('[role="dialog"]') ?? undefined;
    return listenForSingleKeys({ j: () => next?.(), k: () => previous?.() }, dialog);
  }, [previous, next]);
  return (
    <nav ref={nav} aria-label={say.recordsOfList()} className="details-steps">
      <span role="status">{place}</span>
      <IconButton label={say.previousRecord()} keys="k" aria-disabled={!previous} onClick={previous}>
        <ChevronLeft aria-hidden size={18} />
      </IconButton>
      <IconButton label={say.nextRecord()} keys="j" aria-disabled={!next} onClick={next}>
        <ChevronRight aria-hidden size={18} />
      </IconButton>
    </nav>
  );
}
