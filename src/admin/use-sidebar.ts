import { useState, useSyncExternalStore } from 'react';

/** From here on the sidebar stands beside the content; below, it comes over it. */
const WIDE = '(min-width: 62rem)';
const KEY = 'sidebar';

export interface SidebarState {
  open: boolean;
  /** It lies over the content and must be closed again. */
  overlay: boolean;
  setOpen: (open: boolean) => void;
}

/** Open or closed: remembered where it stands beside the content, closed at first where it lies over it. */
export function useSidebar(): SidebarState {
  const wide = useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
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

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
