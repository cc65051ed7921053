import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { PHOTO_TYPES, pictureSizeMax } from '#platform/contract/picture-file.ts';
import { FILE_INPUT } from '#ui/form/file-input.ts';
import * as say from '../messages.ts';

const PictureCrop = lazy(async () => ({ default: (await import('./picture-crop.tsx')).PictureCrop }));

interface Props {
  id: string;
  /** The address of the picture that was sent before. */
  sent: string | undefined;
  error: string | undefined;
}

/** Chooses a picture and the part of it that is sent. Without a script, all of it is. */
export function PictureChoice({ id, sent, error }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const [unreadable, setUnreadable] = useState('');

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    const isReadable =
      file &&
      (await createImageBitmap(file).then(
        () => true,
        () => false,
      ));
    setChosen(isReadable ? file : undefined);
    setUnreadable(file && !isReadable ? say.unreadable({ file: file.name }) : '');
    if (!isReadable) target.value = '';
  }

  function send(file: File) {
    if (!input.current) return;
    const files = new DataTransfer();
    files.items.add(file);
    input.current.files = files.files;
  }

  const wrong = unreadable || error;
  return (
    <div className="field">
      <label htmlFor={id}>{say.pictureLabel()}</label>
      <p className="field-hint" id={`${id}-hint`}>
        {sent ? say.pictureSent() : say.pictureHint({ size: pictureSizeMax() })}
      </p>
      {chosen ? (
        <Suspense fallback={<div className="aspect-[4/5] w-full max-w-80 bg-sunk" />}>
          <PictureCrop key={chosen.name + chosen.lastModified} file={chosen} onCropped={send} />
        </Suspense>
      ) : (
        sent && <img src={sent} alt={say.sentPicture()} className="aspect-[4/5] w-40 bg-sunk object-cover" />
      )}
      <input
        ref={input}
        id={id}
        type="file"
        name="picture"
        accept={PHOTO_TYPES.join(',')}
        onChange={choose}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={`${id}-hint${wrong ? ` ${id}-error` : ''}`}
        className={FILE_INPUT}
      />
      {wrong && (
        <p className="field-error" id={`${id}-error`}>
          {wrong}
        </p>
      )}
    </div>
  );
}
