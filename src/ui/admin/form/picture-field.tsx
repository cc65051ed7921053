import { lazy, Suspense, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import * as say from '../messages.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field-layout.tsx';
import { FromLibrary } from './pictures/from-library.tsx';
import { useObjectUrl } from './use-object-url.ts';

interface Props extends FieldProps {
  /** The accepted media types. */
  types: readonly string[];
  /** The address of the current picture. */
  current?: string;
  /**
   * Width divided by height, if the website shows it in a fixed shape. The user can then choose the part to
   * keep.
   */
  aspect?: number;
  /** Previews it on a light and a dark ground, as logos appear on both. */
  onBothGrounds?: boolean;
}

const PictureCrop = lazy(async () => ({ default: (await import('./picture-crop.tsx')).PictureCrop }));

/** Lets the user choose a picture and previews it before it is sent. */
export function PictureField({ types, current, aspect, onBothGrounds, ...field }: Props) {
  const { control, clearErrors, setError, setValue } = useFormContext();
  const { field: picture } = useController({ name: field.name, control });
  const [chosen, setChosen] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const src = useObjectUrl(chosen);

  async function choose(file: File | undefined): Promise<boolean> {
    const isTaken = !file || (await isPicture(file, types));
    setChosen(isTaken ? file : undefined);
    if (isTaken) {
      clearErrors(field.name);
      picture.onChange(file);
    } else {
      setValue(field.name, undefined);
      setError(field.name, {
        message: say.pictureUnreadable({ name: file.name }),
      });
    }
    return isTaken;
  }

  return (
    <Field {...field}>
      {(described) => (
        <div className="picture">
          {chosen && src && aspect ? (
            <Suspense fallback={<div className="crop" />}>
              <PictureCrop key={src} file={chosen} src={src} aspect={aspect} onCropped={picture.onChange} />
            </Suspense>
          ) : (
            <Preview src={src ?? current} chosen={src !== undefined} onBothGrounds={onBothGrounds} />
          )}
          <input
            {...described}
            type="file"
            className="file-input"
            accept={types.join(',')}
            name={picture.name}
            ref={(element) => {
              input.current = element;
              picture.ref(element);
            }}
            onBlur={picture.onBlur}
            onChange={async ({ target }) => {
              if (!(await choose(target.files?.[0]))) target.value = '';
            }}
          />
          <FromLibrary
            label={field.label}
            onChosen={(file) => {
              if (input.current) input.current.value = '';
              choose(file);
            }}
          />
        </div>
      )}
    </Field>
  );
}

function Preview(props: { src: string | undefined; chosen: boolean; onBothGrounds: boolean | undefined }) {
  const { src, chosen, onBothGrounds } = props;
  if (!src) return null;
  return (
    <div className="picture-preview" data-both={onBothGrounds || undefined}>
      <img src={src} alt={chosen ? say.chosenPicture() : say.currentPicture()} />
      {onBothGrounds && <img src={src} alt="" className="on-dark" />}
    </div>
  );
}

/** Whether the browser can show the file. The server checks it more thoroughly. */
async function isPicture(file: File, types: readonly string[]): Promise<boolean> {
  if (!types.includes(file.type)) return false;
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  return picture
    .decode()
    .then(
      () => true,
      () => false,
    )
    .finally(() => URL.revokeObjectURL(picture.src));
}
