import { useEffect, useRef } from 'react';
import { focusEnd } from './rows-by-key.ts';

interface Pages {
  /** The page that is shown. */
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/** Shows the next or the previous page, with the focus on its nearest row. */
export function usePageTurning({ page, lastPage, onPage }: Pages): (step: 1 | -1) => void {
  const awaited = useRef<1 | -1>(undefined);
  // The rows to focus are there only once the new page has been rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it waits for
  useEffect(() => {
    if (awaited.current) focusEnd(awaited.current);
    awaited.current = undefined;
  }, [page]);
  return (step) => {
    const next = page + step;
    if (next < 1 || next > lastPage) return;
    awaited.current = step;
    onPage(next);
  };
}
