import { useState } from 'react';
import { useMediaQuery } from '#ui/use-media-query.ts';

/** From this width the sidebar is next to the content; below it, the sidebar covers the content. */
const WIDE = '(min-width: 62rem)';
const KEY = 'sidebar';

export interface SidebarState {
  open: boolean;
  /** It covers the content and has to be closed again. */
  overlay: boolean;
  setOpen: (open: boolean) => void;
}

/** Open or closed: remembered when next to the content, initially closed when it would cover it. */
export function useSidebar(): SidebarState {
  const wide = useMediaQuery(WIDE, true);
  const [beside, setBeside] = useState(() => localStorage.getItem(KEY) !== 'closed');
  const [over, setOver] = useState(false);
  return {
    open: wide ? beside : over,
    overlay: !wide,
    setOpen: (open) => {
      if (!wide) return setOver(open);
      localStorage.setItem(KEY, open ? 'open' : 'closed');
      setBeside(open);
    },
  };
}
