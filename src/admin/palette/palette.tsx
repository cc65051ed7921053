import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { makeCall } from '#platform/client/call-client.ts';
import { mayAccess } from '#platform/contract/access.ts';
import { CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { useEditions } from '#rooms/edition/browser.ts';
import { type ListedEdition, searchEverything, viewContent } from '#rooms/edition/contract.ts';
import { readAtHand } from '#ui/admin/at-hand.ts';
import { editionInUse } from '#ui/admin/chosen-edition.ts';
import { Marked } from '#ui/admin/marked.tsx';
import { readRecentRecords } from '#ui/admin/recent-records.ts';
import { useReply } from '#ui/admin/use-reply.ts';
import { ClothMark } from '#ui/cloth/cloth-mark.tsx';
import * as say from '../messages.ts';
import { paletteActions, palettePlaces } from './actions.ts';
import {
  actionEntries,
  atHandGroups,
  type Entry,
  type EntryGroup,
  foundGroups,
  placeEntries,
  recentEntries,
  screenEntries,
} from './entries.ts';

/** What these do depends on what is listed. */
const KEYS_OF_LIST = new Set(['Enter', 'ArrowDown', 'ArrowUp']);

interface Props {
  session: SessionValues;
  open: boolean;
  /** How often it was opened above another dialog, which hides what is outside of it from screen readers. */
  timesAbove: number;
  onClose: () => void;
  onSignOut: () => void;
  onShortcuts: () => void;
}

/** Opens any screen or recent record, does what can be done anywhere, and finds records by part of their name. */
export const Palette = memo(function Palette(props: Props) {
  const { session, open, timesAbove, onClose, onSignOut, onShortcuts } = props;
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  // What has been typed is painted before what it finds.
  const [listed, setListed] = useState('');
  // Kept, because making it is most of the work of opening it; but made after the screen, which somebody waits for.
  const isKept = useDeferredValue(true, false);
  const [opening, setOpening] = useState({ open, times: 0 });
  // The term for which Enter was pressed: what comes first is chosen once it is listed, if nothing was yet.
  const [entered, setEntered] = useState<string>();
  // The entries are painted a moment after the field, and taken away a moment after the palette.
  const listedFor = useDeferredValue(open ? opening.times : 0);
  const clear = useCallback(() => {
    setTerm('');
    setListed('');
  }, []);
  // Opened again so soon that nothing has been taken away yet.
  if (opening.open !== open) {
    setOpening({ open, times: opening.times + Number(open) });
    // An Enter counts only for the opening in which it was pressed.
    setEntered(undefined);
    if (open && (term || listed)) clear();
  }
  const close = useCallback(() => {
    // Its field stays a moment after it can't be seen: what is pressed then does nothing more.
    input.current?.blur();
    startTransition(clear);
    onClose();
  }, [clear, onClose]);
  const type = useCallback((next: string) => {
    setTerm(next);
    startTransition(() => setListed(next));
  }, []);
  return (
    <Dialog.Root open={open} onOpenChange={close}>
      <Dialog.Portal keepMounted={isKept}>
        <Dialog.Backdrop className="backdrop palette-backdrop" />
        <Dialog.Popup className="palette" aria-label={say.goTo()} initialFocus={input}>
          <PaletteList
            // What was hidden stays so, but what is made anew isn't.
            key={timesAbove}
            session={session}
            listedFor={listedFor}
            input={input}
            term={term}
            listed={listed}
            entered={entered}
            onTerm={type}
            onList={setListed}
            onEnter={setEntered}
            onDone={close}
            onSignOut={onSignOut}
            onShortcuts={onShortcuts}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
});

interface ListProps {
  session: SessionValues;
  /** Which opening the entries are listed for; 0 lists none. */
  listedFor: number;
  input: RefObject<HTMLInputElement | null>;
  term: string;
  /** The term whose entries are listed. */
  listed: string;
  entered: string | undefined;
  onTerm: (term: string) => void;
  onList: (term: string) => void;
  onEnter: (term: string | undefined) => void;
  onDone: () => void;
  onSignOut: () => void;
  onShortcuts: () => void;
}

const PaletteList = memo(function PaletteList(props: ListProps) {
  const { listedFor, input, term, listed, entered, onTerm, onList, onEnter, onDone } = props;
  const { groups, isSearching } = useGroups(props);
  const first = groups[0]?.items[0];
  const isListing = isSearching || listedFor === 0 || listed !== term;
  const navigate = useNavigate();
  const go = useCallback(
    ({ does }: Entry) => {
      onEnter(undefined);
      onDone();
      if ('act' in does) does.act();
      else navigate(does.link);
    },
    [navigate, onDone, onEnter],
  );

  function listNow({ key, nativeEvent }: KeyboardEvent) {
    if (KEYS_OF_LIST.has(key) && listed !== term) flushSync(() => onList(term));
    // The list itself chooses what is highlighted; twice would open and close something again.
    const isListsOwn = input.current?.hasAttribute('aria-activedescendant');
    onEnter(key === 'Enter' && !nativeEvent.isComposing && !isListsOwn ? term : undefined);
  }

  useEffect(() => {
    if (entered === undefined || (isListing && !first)) return;
    if (first && entered === term) go(first);
    else onEnter(undefined);
  }, [entered, term, isListing, first, go, onEnter]);

  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={term}
      onValueChange={onTerm}
      itemToStringValue={(entry: Entry) => entry.label}
      autoHighlight="always"
      keepHighlight
    >
      <div className="palette-search" onKeyDownCapture={listNow}>
        <Search aria-hidden size={18} />
        <Autocomplete.Input
          ref={input}
          aria-label={say.searchOrDoSomething()}
          placeholder={say.searchOrDoSomething()}
        />
      </div>
      <div className="palette-list">
        <Autocomplete.Empty>
          {listedFor > 0 && listed && <p className="palette-empty">{say.nothingFound()}</p>}
        </Autocomplete.Empty>
        <Entries term={listed} onChoose={go} />
      </div>
    </Autocomplete.Root>
  );
});

interface EntriesProps {
  term: string;
  onChoose: (entry: Entry) => void;
}

const Entries = memo(function Entries({ term, onChoose }: EntriesProps) {
  return (
    <Autocomplete.List>
      {(group: EntryGroup) => (
        <Autocomplete.Group key={group.key ?? group.title} items={group.items}>
          <Autocomplete.GroupLabel className="menu-label">{group.title}</Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(entry: Entry) => (
              <Autocomplete.Item
                key={entry.key}
                value={entry}
                className="menu-item palette-item"
                onClick={() => onChoose(entry)}
              >
                <span className="clothed-cell">
                  {entry.cloth && <ClothMark seed={entry.cloth} />}
                  <span>
                    <Marked text={entry.label} term={term} />
                  </span>
                </span>
                <span className="palette-detail">
                  <Marked text={entry.detail} term={term} />
                </span>
              </Autocomplete.Item>
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
});

/** Made anew only when what it depends on has changed, and not for each key. */
function useGroups(props: ListProps): { groups: readonly EntryGroup[]; isSearching: boolean } {
  const { session, listedFor, listed: term, onSignOut, onShortcuts } = props;
  const isListed = listedFor > 0;
  const editions = useEditions();
  const { found, isSearching } = useFound(session, term.trim(), editions);
  const content = useReply(viewContent, (reply) => reply, isListed);
  const current = editions?.find((one) => one.current)?.id;
  const places = useMemo(() => palettePlaces(current), [current]);
  const [atHand, recent] = useMemo(
    () => (listedFor ? [readAtHand(), readRecentRecords()] : [[], []]),
    [listedFor],
  );
  const groups = useMemo(() => {
    if (!isListed) return [];
    const actions = paletteActions({ onSignOut, onShortcuts }, content);
    return [
      ...atHandGroups(atHand, term),
      { title: say.recent(), items: recentEntries(session, term, recent) },
      { title: say.screens(), items: screenEntries(session, term) },
      { title: say.actions(), items: actionEntries(session, term, actions) },
      ...found,
      { title: say.textsAndSettings(), items: placeEntries(session, term, places) },
    ].filter(({ items }) => items.length > 0);
  }, [session, isListed, term, atHand, recent, found, places, content, onSignOut, onShortcuts]);
  return { groups, isSearching };
}

const NONE: EntryGroup[] = [];

function useFound(session: SessionValues, term: string, editions: readonly ListedEdition[] = []) {
  const edition = editionInUse();
  const shown = editions.find(({ id, current }) => (edition === CURRENT_EDITION ? current : id === edition));
  const { data, isFetching } = useQuery({
    queryKey: [searchEverything.name, term, edition],
    queryFn: ({ signal }) => makeCall(searchEverything, { query: { search: term, edition } }, { signal }),
    enabled: mayAccess(searchEverything.access, session) && term.length > 0,
    // While somebody types on, but not for another term: Enter would open what wasn't looked for.
    placeholderData: (data, before) => (term.startsWith(String(before?.queryKey[1])) ? data : undefined),
  });
  const year = shown && editions.length > 1 ? String(shown.year) : '';
  const found = useMemo(() => (term && data ? foundGroups(data, term, year) : NONE), [data, term, year]);
  return { found, isSearching: isFetching };
}
