import { useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FOCUS_CENTRE } from '#platform/contract/picture-focus.ts';
import { Button } from '../../button.tsx';
import { Field } from '../field.tsx';
import type { FieldProps } from '../field-frame.tsx';
import { FocusPoint } from './focus-point.tsx';
import { LogoDialog } from './logo-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import type { StoredPicture } from './picture-store.ts';

interface Chosen extends Omit<StoredPicture, 'address'> {
  focus: string;
}

interface Props extends FieldProps {
  isLogo: boolean;
  addressOf: (picture: Chosen) => string;
}

/** A picture of the library, with the point that is never cut off, or none. */
export function LibraryPictureField({ isLogo, addressOf, ...field }: Props) {
  const { control } = useFormContext();
  const { field: held } = useController({ name: field.name, control });
  const place = useRef<HTMLFieldSetElement>(null);
  const [open, setOpen] = useState<'choice' | 'words'>();
  const chosen = held.value as Chosen | null;
  const Dialog = isLogo ? LogoDialog : PictureDialog;
  const given = open === 'words' && chosen ? { ...chosen, address: addressOf(chosen) } : undefined;

  /** Choosing isn't typing, and the form asks before it is left only after an input. */
  function change(next: Chosen | null) {
    held.onChange(next);
    place.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function take({ name, alt, width, height }: StoredPicture) {
    const focus = name === chosen?.name ? chosen.focus : FOCUS_CENTRE;
    change({ name, alt, focus, width, height });
    setOpen(undefined);
  }

  return (
    <Field {...field}>
      {(described, labelId) => (
        <fieldset
          id={described.id}
          className="cover"
          aria-labelledby={labelId}
          aria-describedby={described['aria-describedby']}
          ref={(element) => {
            held.ref(element);
            place.current = element;
          }}
          tabIndex={-1}
        >
          {chosen && isLogo && <LogoSample src={addressOf(chosen)} />}
          {chosen && !isLogo && (
            <FocusPoint
              src={addressOf(chosen)}
              alt={chosen.alt}
              value={chosen.focus}
              onChange={(focus) => change({ ...chosen, focus })}
            />
          )}
          <div className="cover-actions">
            <Button onClick={() => setOpen('choice')}>
              {chosen ? 'Change' : 'Choose a picture'}
              <span className="visually-hidden">: {field.label}</span>
            </Button>
            {chosen && !isLogo && <Button onClick={() => setOpen('words')}>What it shows</Button>}
            {chosen && (
              <Button kind="quiet" onClick={() => change(null)}>
                Remove
                <span className="visually-hidden">: {field.label}</span>
              </Button>
            )}
          </div>
          {open && (
            <Dialog
              title={field.label}
              action="Use this picture"
              given={given}
              onDone={take}
              onCancel={() => setOpen(undefined)}
            />
          )}
        </fieldset>
      )}
    </Field>
  );
}

/** A logo on both grounds on which it may stand. */
function LogoSample({ src }: { src: string }) {
  return (
    <div className="logo-samples">
      <img src={src} alt="On a light ground" />
      <img src={src} alt="On a dark ground" />
    </div>
  );
}
