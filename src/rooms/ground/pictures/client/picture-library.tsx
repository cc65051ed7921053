import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import type { StoredPicture } from '#ui/admin/form/pictures/picture-store.ts';
import { type LibraryPicture, viewPictures } from '../contract.ts';
import * as say from '../messages.ts';

const PAGE_SIZE = 24;
/** These belong to their record, which replaces and deletes them. */
const OWNED_BY: readonly string[] = ['speaker', 'sponsor'];

/** Stored pictures to choose from, the newest first. */
export function PictureLibrary({ onChosen }: { onChosen: (picture: StoredPicture) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [pages, setPages] = useState(1);
  const search = useDeferredValue(typed.trim());
  const list = useQuery({
    queryKey: [viewPictures.name, 'library', search, pages],
    queryFn: () => makeCall(viewPictures, { query: { search, page: 1, pageSize: pages * PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
  const records = list.data?.records ?? [];
  const pictures = records.filter((picture) => !picture.uses.some(({ kind }) => OWNED_BY.includes(kind)));
  return (
    <div className="library">
      <div className="field">
        <label htmlFor={id} className="field-label">
          {say.fromLibrary()}
        </label>
        <input
          id={id}
          type="search"
          className="control"
          placeholder={say.search()}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {list.error && <p role="alert">{refusalText(list.error)}</p>}
      {list.data && pictures.length === 0 && (
        <p className="field-hint">{search ? say.noPictureMatches() : say.noPictures()}</p>
      )}
      <ul className="library-grid">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" className="library-choice" onClick={() => onChosen(picture)}>
              <img src={`${picture.address}?w=320`} alt="" loading="lazy" />
              <span>{nameOf(picture)}</span>
            </button>
          </li>
        ))}
      </ul>
      {records.length < (list.data?.total ?? 0) && (
        <Button onClick={() => setPages(pages + 1)}>{say.showMore()}</Button>
      )}
    </div>
  );
}

function nameOf({ title, alt }: LibraryPicture): string {
  return alt || title || say.picture();
}
