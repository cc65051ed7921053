import { useId } from 'react';

interface Props {
  /** The media types that can be chosen, and how people call them. */
  types: readonly string[];
  hint: string;
  /** Why the last one wasn't taken. */
  problem?: string | undefined;
  isDisabled?: boolean;
  onChosen: (file: File) => void;
}

/** Lets somebody choose a file of their own. */
export function FromDevice({ types, hint, problem, isDisabled, onChosen }: Props) {
  const id = useId();
  return (
    <div className="field" data-invalid={problem ? true : undefined}>
      <label htmlFor={id} className="field-label">
        From this device
      </label>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      <input
        id={id}
        type="file"
        className="picture-input"
        accept={types.join(',')}
        disabled={isDisabled}
        aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChosen(file);
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
