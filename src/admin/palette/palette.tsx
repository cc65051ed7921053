import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { viewContent } from '#modules/content/contract.ts';
import { useEditions } from '#modules/editions/client/use-editions.ts';
import type { ListedEdition } from '#modules/editions/edition.ts';
import { searchEverything } from '#modules/search/contract.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { mayAccess } from '#platform/contract/access.ts';
import { CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import type { SessionValues } from '#platform/contract/session-values.ts';
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

/** How many entries are in view. */
const IN_VIEW = 11;

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
export function Palette({ session, open, timesAbove, onClose, onSignOut, onShortcuts }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  // Kept, because making it is most of the work of opening it; but made after the screen, which somebody waits for.
  const isKept = useDeferredValue(true, false);
  const close = () => {
    setTerm('');
    onClose();
  };
  return (
    <Dialog.Root open={open} onOpenChange={close}>
      <Dialog.Portal keepMounted={isKept}>
        <Dialog.Backdrop className="backdrop palette-backdrop" />
        <Dialog.Popup className="palette" aria-label={say.goTo()} initialFocus={input}>
          <PaletteList
            // What was hidden stays so, but what is made anew isn't.
            key={timesAbove}
            session={session}
            open={open}
            input={input}
            term={term}
            onTerm={setTerm}
            onDone={close}
            onSignOut={onSignOut}
            onShortcuts={onShortcuts}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ListProps {
  session: SessionValues;
  open: boolean;
  input: RefObject<HTMLInputElement | null>;
  term: string;
  onTerm: (term: string) => void;
  onDone: () => void;
  onSignOut: () => void;
  onShortcuts: () => void;
}

function PaletteList(props: ListProps) {
  const { session, open, input, term, onTerm, onDone } = props;
  const navigate = useNavigate();
  // The entries are painted a moment after the field.
  const isListed = useDeferredValue(open) && open;
  const editions = useEditions() ?? [];
  const found = useFound(session, useDeferredValue(term.trim()), editions);
  const atHand = useMemo(() => (isListed ? readAtHand() : []), [isListed]);
  const current = editions.find((one) => one.current)?.id;
  const places = useMemo(() => palettePlaces(current), [current]);
  const content = useReply(viewContent, (reply) => reply, open);
  const recent = useMemo(() => (open ? readRecentRecords() : []), [open]);
  const groups: EntryGroup[] = isListed
    ? [
        ...atHandGroups(atHand, term),
        { title: say.recent(), items: recentEntries(session, term, recent) },
        { title: say.screens(), items: screenEntries(session, term) },
        { title: say.actions(), items: actionEntries(session, term, paletteActions(props, content)) },
        ...found,
        { title: say.textsAndSettings(), items: placeEntries(session, term, places) },
      ].filter(({ items }) => items.length > 0)
    : [];
  const isPainted = useDeferredValue(term) === term;

  function go(entry: Entry) {
    onDone();
    if ('act' in entry.does) entry.does.act();
    else navigate(entry.does.link);
  }

  return (
    <Autocomplete.Root
      open
      inline
      items={isPainted ? groups : firstOf(groups)}
      filter={null}
      value={term}
      onValueChange={onTerm}
      itemToStringValue={(entry: Entry) => entry.label}
      autoHighlight="always"
      keepHighlight
    >
      <div className="palette-search">
        <Search aria-hidden size={18} />
        <Autocomplete.Input
          ref={input}
          aria-label={say.searchOrDoSomething()}
          placeholder={say.searchOrDoSomething()}
        />
      </div>
      <div className="palette-list">
        <Autocomplete.Empty>
          {isListed && term && <p className="palette-empty">{say.nothingFound()}</p>}
        </Autocomplete.Empty>
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
                    onClick={() => go(entry)}
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
      </div>
    </Autocomplete.Root>
  );
}

/** What is in view, so that the first paint after a key doesn't wait for the rest. */
function firstOf(groups: readonly EntryGroup[]): EntryGroup[] {
  let left = IN_VIEW;
  return groups.flatMap((group) => {
    const first = group.items.slice(0, left);
    left -= first.length;
    return first.length > 0 ? [{ ...group, items: first }] : [];
  });
}

function useFound(session: SessionValues, term: string, editions: readonly ListedEdition[]): EntryGroup[] {
  const edition = editionInUse();
  const shown = editions.find(({ id, current }) => (edition === CURRENT_EDITION ? current : id === edition));
  const found = useQuery({
    queryKey: [searchEverything.name, term, edition],
    queryFn: ({ signal }) => makeCall(searchEverything, { query: { search: term, edition } }, { signal }),
    enabled: mayAccess(searchEverything.access, session) && term.length > 0,
    placeholderData: keepPreviousData,
  });
  const year = shown && editions.length > 1 ? String(shown.year) : '';
  return term && found.data ? foundGroups(found.data, term, year) : [];
}
