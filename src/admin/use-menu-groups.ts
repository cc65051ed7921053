import { useState } from 'react';
import { useMediaQuery } from '#ui/use-media-query.ts';

const KEY = 'menu-groups';
/** All groups fit into a window of this height. */
const TALL = '(min-height: 62rem)';
/** Those that begin folded where not all fit. */
const FOLDED_FIRST: ReadonlySet<string> = new Set(['Summit', 'Trust']);

type Choices = Readonly<Record<string, boolean>>;

/** Which groups of the menu are open: as this browser was told last, and always the one of the screen that was just opened. */
export function useMenuGroups(pathname: string) {
  const tall = useMediaQuery(TALL, true);
  const [choices, setChoices] = useState(readChoices);
  const [foldedAt, setFoldedAt] = useState('');
  const isOpen = (title: string, holdsCurrent: boolean) =>
    (holdsCurrent && foldedAt !== pathname) || (choices[title] ?? (tall || !FOLDED_FIRST.has(title)));
  const turn = (title: string, open: boolean) => {
    const chosen = { ...choices, [title]: open };
    localStorage.setItem(KEY, JSON.stringify(chosen));
    setChoices(chosen);
    setFoldedAt(open ? '' : pathname);
  };
  return { isOpen, turn };
}

function readChoices(): Choices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Choices) : {};
  } catch {
    return {};
  }
}
