import { useState, useSyncExternalStore } from 'react';
import { ticketNumber } from '#rooms/ground/contract.ts';
import type { Listed } from '../../answer.ts';
import * as say from '../../phone-messages.ts';
import type { Door } from './door.ts';

/** Finds somebody whose ticket can't be read. */
export function People({ door, onChosen }: { door: Door; onChosen: (person: Listed) => void }) {
  useSyncExternalStore(door.subscribe, door.view);
  const [search, setSearch] = useState('');
  const found = door.find(search);
  const choose = (person: Listed) => {
    setSearch('');
    onChosen(person);
  };
  return (
    <div className="door-sheet">
      <input
        className="door-search"
        type="search"
        // biome-ignore lint/a11y/noAutofocus: whoever opens this wants to type
        autoFocus
        autoComplete="off"
        autoCapitalize="off"
        aria-label={say.searchAtDoor()}
        placeholder={say.searchAtDoor()}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={({ key }) => {
          const [only, another] = found;
          if (key === 'Enter' && only && !another) choose(only);
        }}
      />
      {found.length === 0 && <p>{say.nobodyFound()}</p>}
      <ul className="door-list">
        {found.map((person) => (
          <li key={person.id}>
            <button type="button" onClick={() => choose(person)}>
              <span>
                <strong dir="auto">{person.name}</strong>
                <small dir="auto">{person.company}</small>
              </span>
              <span className="door-state">
                {person.isCancelled
                  ? say.cancelledState()
                  : door.isIn(person)
                    ? say.isInState()
                    : ticketNumber(person.id)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
