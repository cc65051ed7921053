import { useId, useState } from 'react';
import { PICTURE_BYTES_MAX, tooLargePicture } from '#platform/contract/picture-file.ts';
import * as say from '../../messages.ts';

interface Props {
  label?: string;
  /** The media types that can be chosen, and how people call them. */
  types: readonly string[];
  hint: string;
  /** The largest that is taken, and what to say of a larger one; that of a picture, unless changed. */
  bytesMax?: number;
  tooLarge?: string;
  /** Why the last one wasn't taken. */
  problem?: string | undefined;
  isDisabled?: boolean;
  onChosen: (file: File) => void;
}

/** Lets somebody choose a picture of their own. One that is too large isn't sent in the first place. */
export function FromDevice({
  label = say.fromThisDevice(),
  types,
  hint,
  bytesMax = PICTURE_BYTES_MAX,
  tooLarge = tooLargePicture(),
  problem: refused,
  isDisabled,
  onChosen,
}: Props) {
  const id = useId();
  const [isTooLarge, setTooLarge] = useState(false);
  const problem = isTooLarge ? tooLarge : refused;
  return (
    <div className="field" data-invalid={problem ? true : undefined}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      <input
        id={id}
        type="file"
        className="file-input"
        accept={types.join(',')}
        disabled={isDisabled}
        aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (!file) return;
          // So that the same file can be chosen again, after the network failed.
          target.value = '';
          const fits = file.size <= bytesMax;
          setTooLarge(!fits);
          if (fits) onChosen(file);
        }}
      />
      {problem && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
