import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { rememberRecord } from './recent-records.ts';

/** Remembers the record that this screen, or a panel over this list, shows, once its name is known. */
export function useRecentRecord(title: string | undefined, inPanel?: string): void {
  const { pathname } = useLocation();
  // The address changes before the screen is gone.
  const [screen] = useState(pathname);
  // Storage is outside React.
  useEffect(() => {
    if (title) rememberRecord({ title, address: inPanel ? `${screen}?record=${inPanel}` : screen });
  }, [title, inPanel, screen]);
}
