import { Search } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { SEARCH_MAX } from '#platform/contract/lists.ts';
import * as say from '../messages.ts';
import { focusList } from './rows-by-key.ts';
import { useTableSearch } from './use-table-search.ts';

/** How long typing must pause before the list is searched. */
const REST_MS = 250;

/** Whether the field has no room for what it says it searches. */
function isHintCut(box: HTMLLabelElement): boolean {
  const [words, input] = [box.querySelector('span'), box.querySelector('input')];
  if (!words || !input) return false;
  const { paddingLeft, paddingRight } = getComputedStyle(input);
  return (
    words.scrollWidth > input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  );
}

/** Searches the list while the user types. The search text is kept in the address. */
export function SearchBox({ label }: { label: string }) {
  const { search, change } = useTableSearch();
  const wanted = search.search ?? '';
  const [draft, setDraft] = useState(wanted);
  const [seen, setSeen] = useState(wanted);
  const [isCut, setCut] = useState(false);
  const timer = useRef<number>(undefined);

  // A pending search must not run on the next screen.
  useEffect(() => () => window.clearTimeout(timer.current), []);

  if (seen !== wanted) {
    setSeen(wanted);
    if (draft.trim() !== wanted) setDraft(wanted);
  }

  const searchFor = (value: string) => change({ search: value.trim() }, { replace: true });

  function type(value: string) {
    setDraft(value);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => searchFor(value), REST_MS);
  }

  /** Down into what was found; Enter doesn't wait for a pause. Escape leaves the field as it is: browsers would empty it. */
  function leaveByKey(event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent, currentTarget } = event;
    if (nativeEvent.isComposing || !['ArrowDown', 'Enter', 'Escape'].includes(key)) return;
    event.preventDefault();
    if (key === 'Escape') return currentTarget.blur();
    if (draft.trim() !== wanted) {
      window.clearTimeout(timer.current);
      searchFor(draft);
      if (key === 'Enter') return;
    }
    focusList();
  }

  const watchHint = useCallback((box: HTMLLabelElement) => {
    const measure = () => setCut(isHintCut(box));
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    // Until its font is there, another one takes more room.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, []);

  return (
    <label ref={watchHint} className="search-box">
      <Search aria-hidden size={16} />
      <span className="visually-hidden">{label}</span>
      <input
        type="search"
        value={draft}
        placeholder={isCut ? say.search() : label}
        maxLength={SEARCH_MAX}
        onChange={(event) => type(event.target.value)}
        onKeyDown={leaveByKey}
        data-search
      />
    </label>
  );
}
