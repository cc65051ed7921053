import { useId, useRef, useState } from 'react';
import { refusalText } from '#platform/client/refusal-text.ts';
import { PHOTO_TYPES, pictureSizeMax } from '#platform/contract/picture-file.ts';
import { Button } from '../../button.tsx';
import * as say from '../../messages.ts';
import { Window } from '../../window.tsx';
import { useObjectUrl } from '../use-object-url.ts';
import { FromDevice } from './from-device.tsx';
import { type StoredPicture, usePictureStore } from './picture-store.ts';

const NO_ALT = say.descriptionMissing();

interface Props {
  title: string;
  /** The button's label. */
  action: string;
  /** A picture that was pasted or dropped, or the stored one that is to be described again. */
  given?: File | StoredPicture | undefined;
  onDone: (picture: StoredPicture) => void;
  onCancel: () => void;
}

/** Asks for a picture, new or from the library, and for what it shows. */
export function PictureDialog({ title, action, given, onDone, onCancel }: Props) {
  return (
    <Window title={title} onClose={onCancel} className="picture-dialog">
      <Choice action={action} given={given} onDone={onDone} />
    </Window>
  );
}

function Choice({ action, given, onDone }: Pick<Props, 'action' | 'given' | 'onDone'>) {
  const { Library } = usePictureStore();
  const [chosen, setChosen] = useState(given);
  if (chosen)
    return (
      <Description action={action} picture={chosen} onBack={() => setChosen(undefined)} onDone={onDone} />
    );
  return (
    <>
      <FromDevice
        types={PHOTO_TYPES}
        hint={say.photoTypes({ size: pictureSizeMax() })}
        onChosen={setChosen}
      />
      <Library onChosen={setChosen} />
    </>
  );
}

interface DescriptionProps extends Pick<Props, 'action' | 'onDone'> {
  picture: File | StoredPicture;
  onBack: () => void;
}

function Description({ action, picture, onBack, onDone }: DescriptionProps) {
  const store = usePictureStore();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [alt, setAlt] = useState(picture instanceof File ? '' : picture.alt);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const local = useObjectUrl(picture instanceof File ? picture : undefined);
  const src = picture instanceof File ? local : `${picture.address}?w=640`;

  async function finish() {
    const text = alt.trim();
    if (!text) {
      setProblem(NO_ALT);
      input.current?.focus();
      return;
    }
    setBusy(true);
    try {
      onDone(
        picture instanceof File
          ? await store.add(picture, { alt: text, purpose: 'photo' })
          : { ...picture, alt: text },
      );
    } catch (thrown) {
      setProblem(refusalText(thrown));
      setBusy(false);
    }
  }

  return (
    <>
      {src && <img className="picture-dialog-shown" src={src} alt="" />}
      <div className="field" data-invalid={problem ? true : undefined}>
        <label htmlFor={id} className="field-label">
          {say.whatItShows()}
        </label>
        <p id={`${id}-hint`} className="field-hint">
          {say.descriptionHint()}
        </p>
        <textarea
          id={id}
          ref={input}
          className="control"
          rows={2}
          maxLength={200}
          value={alt}
          aria-required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={(event) => setAlt(event.target.value.replace(/\n/g, ' '))}
        />
        {problem && (
          <p id={`${id}-error`} className="field-error" role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className="dialog-actions">
        <Button onClick={onBack}>{say.anotherPicture()}</Button>
        <Button kind="act" busy={isBusy} onClick={finish}>
          {action}
        </Button>
      </div>
    </>
  );
}
