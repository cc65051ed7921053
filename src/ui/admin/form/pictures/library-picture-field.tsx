import { useState } from 'react';
import { FOCUS_CENTRE } from '#platform/contract/picture-focus.ts';
import { Button } from '../../button.tsx';
import * as say from '../../messages.ts';
import { ChosenField } from '../chosen-field.tsx';
import type { FieldProps } from '../field-layout.tsx';
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
  return (
    <ChosenField<Chosen> {...field}>
      {(chosen, change) => <Choice {...{ isLogo, addressOf, chosen, change }} label={field.label} />}
    </ChosenField>
  );
}

interface ChoiceProps extends Pick<Props, 'label' | 'isLogo' | 'addressOf'> {
  chosen: Chosen | null;
  change: (next: Chosen | null) => void;
}

function Choice({ label, isLogo, addressOf, chosen, change }: ChoiceProps) {
  const [open, setOpen] = useState<'choice' | 'alt'>();
  const Dialog = isLogo ? LogoDialog : PictureDialog;
  const given = open === 'alt' && chosen ? { ...chosen, address: addressOf(chosen) } : undefined;

  function take({ name, alt, width, height }: StoredPicture) {
    const focus = name === chosen?.name ? chosen.focus : FOCUS_CENTRE;
    change({ name, alt, focus, width, height });
    setOpen(undefined);
  }

  return (
    <>
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
          {chosen ? say.changePicture() : say.choosePicture()}
          <span className="visually-hidden">: {label}</span>
        </Button>
        {chosen && !isLogo && <Button onClick={() => setOpen('alt')}>{say.whatItShows()}</Button>}
        {chosen && (
          <Button kind="quiet" onClick={() => change(null)}>
            {say.removePicture()}
            <span className="visually-hidden">: {label}</span>
          </Button>
        )}
      </div>
      {open && (
        <Dialog
          title={label}
          action={say.takePicture()}
          given={given}
          onDone={take}
          onCancel={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** A logo on both grounds on which it may stand. */
function LogoSample({ src }: { src: string }) {
  return (
    <div className="logo-samples">
      <img src={src} alt={say.onLightGround()} />
      <img src={src} alt={say.onDarkGround()} />
    </div>
  );
}
