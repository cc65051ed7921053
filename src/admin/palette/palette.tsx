import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { searchEverything } from '#features/search/contract.ts';
import { makeCall } from '#platform/client/call-client.ts';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { type Entry, type EntryGroup, foundGroups, screenEntries } from './entries.ts';

interface Props {
  session: SessionValues;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Opens any screen, and finds people, requests, speakers, sponsors and users by part of their name. */
export function Palette({ session, open, onOpenChange }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="palette" aria-label="Go to">
          <PaletteList session={session} onDone={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PaletteList({ session, onDone }: { session: SessionValues; onDone: () => void }) {
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const found = useFound(session, useDeferredValue(term.trim()));
  const screens = screenEntries(session, term.trim());
  const groups: EntryGroup[] = [
    ...(screens.length > 0 ? [{ title: 'Screens', items: screens }] : []),
    ...found,
  ];

  function go(entry: Entry) {
    onDone();
    navigate(entry.link);
  }

  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={term}
      onValueChange={setTerm}
      itemToStringValue={(entry: Entry) => entry.label}
      autoHighlight="always"
      keepHighlight
    >
      <div className="palette-search">
        <Search aria-hidden size={18} />
        <Autocomplete.Input
          aria-label="Go to a screen or find a name"
          placeholder="Go to a screen or find a name"
        />
      </div>
      <div className="palette-list">
        <Autocomplete.Empty>
          {term && <p className="palette-empty">Nothing found. Try another name.</p>}
        </Autocomplete.Empty>
        <Autocomplete.List>
          {(group: EntryGroup) => (
            <Autocomplete.Group key={group.title} items={group.items}>
              <Autocomplete.GroupLabel className="menu-label">{group.title}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(entry: Entry) => (
                  <Autocomplete.Item
                    key={entry.key}
                    value={entry}
                    className="menu-item palette-item"
                    onClick={() => go(entry)}
                  >
                    <span>{entry.label}</span>
                    <span className="palette-detail">{entry.detail}</span>
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

function useFound(session: SessionValues, term: string): EntryGroup[] {
  const found = useQuery({
    queryKey: [searchEverything.name, term],
    queryFn: ({ signal }) => makeCall(searchEverything, { query: { term } }, { signal }),
    enabled: session.role === 'Administrator' && term.length > 0,
    placeholderData: keepPreviousData,
  });
  return term && found.data ? foundGroups(found.data.records) : [];
}
