import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { restoreRecords } from '#rooms/ground/records/contract.ts';
import { Button } from '#ui/admin/button.tsx';
import { PictureDialog } from '#ui/admin/form/pictures/picture-dialog.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { deletePicture, type LibraryPicture, viewPictures } from '../contract.ts';
import * as say from '../messages.ts';
import { PictureEditor } from './picture-editor.tsx';
import { UseLinks } from './use-links.tsx';

const column = columnsOf<LibraryPicture>();
const nameOf = ({ title, alt }: LibraryPicture) => title || alt || say.picture();
const removal = {
  call: deletePicture,
  restore: restoreRecords,
  counted: say.counted,
  question: say.deleteQuestion,
  nameOf,
  failure: say.deleteFailed(),
};

/** One library of all pictures: whose each is, what it shows, and how to replace it everywhere. */
export function PicturesScreen() {
  const queries = useQueryClient();
  const [open, setOpen] = useState<LibraryPicture | 'new'>();
  const columns = [
    column.column(
      'address',
      say.picture(),
      (address, picture) => (
        <button type="button" className="picture-cell" onClick={() => setOpen(picture)}>
          <img src={`${address}?w=320`} alt="" loading="lazy" />
          <span className="visually-hidden">{say.editPicture({ picture: nameOf(picture) })}</span>
        </button>
      ),
      { selfEvident: true, whole: true },
    ),
    column.name('title', say.title()),
    column.text('alt', say.whatItShows(), { selfEvident: true }),
    column.column(
      'uses',
      say.shownOn(),
      (uses, { hasMore }) =>
        uses.length > 0 ? <UseLinks uses={uses} hasMore={hasMore} /> : say.inTextsIfAtAll(),
      { selfEvident: true },
    ),
    column.instant('date', say.addedOn(), { line: 1 }),
  ];
  return (
    <Screen
      title={say.pictures()}
      actions={
        <Button kind="act" onClick={() => setOpen('new')}>
          {say.addPictureLink()}
        </Button>
      }
    >
      <RecordTable
        call={viewPictures}
        columns={columns}
        caption={say.pictures()}
        nameOf={nameOf}
        pageSize={10}
        sortedBy={{ column: 'date', descending: true }}
        searchLabel={say.searchHint()}
        remove={removal}
        emptyHint={say.emptyHint()}
      />
      {open === 'new' && (
        <PictureDialog
          title={say.addTitle()}
          action={say.addPicture()}
          onDone={() => {
            setOpen(undefined);
            queries.invalidateQueries({ queryKey: [viewPictures.name] });
            notify('success', say.added());
          }}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {open && open !== 'new' && <PictureEditor picture={open} onClose={() => setOpen(undefined)} />}
    </Screen>
  );
}
