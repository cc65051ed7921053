import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { LOGO_TYPES, PHOTO_TYPES } from '#platform/contract/picture-file.ts';
import { Button } from '#ui/admin/button.tsx';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { Window } from '#ui/admin/window.tsx';
import { type LibraryPicture, pictureForm, replacePictureEverywhere, updatePicture } from '../contract.ts';
import * as say from '../messages.ts';

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
  const types = picture.isLogo ? LOGO_TYPES : PHOTO_TYPES;
  const pages = picture.uses.length;

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
        <p className="field-hint">{pages === 0 ? say.isntShown() : say.changesOnPages({ count: pages })}</p>
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
