import { useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Field, type FieldProps } from './field.tsx';

interface Props extends FieldProps {
  /** The kinds of picture taken, by their media type. */
  types: readonly string[];
  /** The address of the picture that stands now. */
  current?: string;
  /** Shows it on a light and on a dark ground, as a logo stands on both. */
  onBothGrounds?: boolean;
}

/** Chooses a picture and shows it before it is sent. */
export function PictureField({ types, current, onBothGrounds, ...field }: Props) {
  const { control } = useFormContext();
  const { field: picture } = useController({ name: field.name, control });
  const chosen = useObjectUrl(picture.value instanceof File ? picture.value : undefined);
  const shown = chosen ?? current;
  return (
    <Field {...field}>
      {(described) => (
        <div className="picture">
          {shown && (
            <div className="picture-preview" data-both={onBothGrounds || undefined}>
              <img src={shown} alt={chosen ? 'As chosen' : 'As it is now'} />
              {onBothGrounds && <img src={shown} alt="" className="on-dark" />}
            </div>
          )}
          <input
            {...described}
            type="file"
            className="picture-input"
            accept={types.join(',')}
            name={picture.name}
            ref={picture.ref}
            onBlur={picture.onBlur}
            onChange={(event) => picture.onChange(event.target.files?.[0])}
          />
        </div>
      )}
    </Field>
  );
}

/** An address under which the browser shows a file that was chosen; given back when it is not shown any more. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  // An object address lives outside React and must be revoked by hand.
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
