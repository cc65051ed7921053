import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { z } from 'zod';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { LOGO_TYPES, PHOTO_TYPES } from '#platform/contract/picture-file.ts';
import { Button } from '#ui/admin/button.tsx';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { Window } from '#ui/admin/window.tsx';
import {
  type LibraryPicture,
  pictureForm,
  pictureUses,
  replacePictureEverywhere,
  updatePicture,
} from '../contract.ts';
import * as say from '../messages.ts';
import { UseLinks } from './use-links.tsx';

interface Props {
  picture: LibraryPicture;
  onClose: () => void;
}

/** What a picture is called and shows, and another file in its place. */
export function PictureEditor({ picture, onClose }: Props) {
  const queries = useQueryClient();
  const done = ({ message }: { message: string }) => {
    notify('success', message);
    queries.invalidateQueries();
    onClose();
  };
  return (
    <Window title={picture.title || say.picture()} onClose={onClose} className="picture-dialog">
      <img className="picture-dialog-shown" src={`${picture.address}?w=640`} alt={picture.alt} />
      <p className="field-hint">
        {say.pixels({ width: String(picture.width), height: String(picture.height) })}
      </p>
      <RecordForm
        schema={pictureForm}
        initial={{ title: picture.title, alt: picture.alt }}
        action={say.save()}
        save={(fields) => makeCall(updatePicture, { body: { ...fields, pictureId: picture.id } })}
        onSaved={done}
      >
        <TextField name="title" label={say.title()} required />
        <TextField name="alt" label={say.whatItShows()} hint={say.whatItShowsHint()} />
      </RecordForm>
      <Replacement picture={picture} onDone={done} />
    </Window>
  );
}

function Replacement({
  picture,
  onDone,
}: {
  picture: LibraryPicture;
  onDone: (reply: { message: string }) => void;
}) {
  const id = useId();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { data, error } = useQuery({
    queryKey: [pictureUses.name, picture.id],
    queryFn: () => makeCall(pictureUses, { query: { id: picture.id } }),
  });
  const shown = data?.record;
  const types = shown?.isLogo ? LOGO_TYPES : PHOTO_TYPES;

  async function replace(image: File) {
    setBusy(true);
    try {
      onDone(await makeCall(replacePictureEverywhere, { body: { image, pictureId: picture.id } }));
    } catch (thrown) {
      setProblem(refusalText(thrown));
      setBusy(false);
    }
  }

  return (
    <div className="picture-replacement">
      <div className="field" data-invalid={problem ? true : undefined}>
        <label htmlFor={id} className="field-label">
          {say.replacement()}
        </label>
        {error && <p role="alert">{refusalText(error)}</p>}
        {shown && <p className="field-hint">{shown.count > 0 ? <Shown {...shown} /> : unshown(shown)}</p>}
        <input
          id={id}
          type="file"
          className="file-input"
          accept={types.join(',')}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        {problem && (
          <p id={`${id}-error`} className="field-error" role="alert">
            {problem}
          </p>
        )}
      </div>
      {file && (
        <p>
          <Button kind="danger" busy={isBusy} onClick={() => replace(file)}>
            {say.replaceEverywhere()}
          </Button>
        </p>
      )}
    </div>
  );
}

type Uses = z.output<typeof pictureUses.reply>['record'];

/** 'On 3 pages: …' */
function Shown({ count, uses }: Uses) {
  return (
    <>
      {say.onPages({ count })} <UseLinks uses={uses} hasMore={count > uses.length} />.{' '}
      {say.changesOnPages({ count })}
    </>
  );
}

function unshown({ keptForVersions }: Uses): string {
  return keptForVersions ? say.keptForVersions() : say.isntShown();
}
