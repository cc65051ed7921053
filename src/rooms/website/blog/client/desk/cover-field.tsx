import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FOCUS_CENTRE } from '#platform/contract/picture-focus.ts';
import { Button } from '#ui/admin/button.tsx';
import { Field } from '#ui/admin/form/field.tsx';
import { FocusPoint } from '#ui/admin/form/pictures/focus-point.tsx';
import { PictureDialog } from '#ui/admin/form/pictures/picture-dialog.tsx';
import type { StoredPicture } from '#ui/admin/form/pictures/picture-store.ts';
import * as say from '../../messages.ts';
import { postPicture } from '../post-picture.ts';

/** The picture above a post and on its card, with the point that is never cut off. */
export function CoverField() {
  const { control, setValue, watch } = useFormContext();
  const { field: cover } = useController({ name: 'cover', control });
  const [isOpen, setOpen] = useState(false);
  const [alt, focus] = watch(['coverAlt', 'focus']);
  const src = postPicture({ image: String(cover.value ?? '') });

  function set(name: string, text: string) {
    cover.onChange(name);
    setValue('coverAlt', text, { shouldDirty: true });
    setValue('focus', FOCUS_CENTRE, { shouldDirty: true });
  }

  function choose({ name, alt: text }: StoredPicture) {
    setOpen(false);
    set(name, text);
  }

  return (
    <Field name="cover" label={say.coverPicture()}>
      {(described) => (
        <fieldset
          className="cover"
          {...described}
          ref={cover.ref}
          tabIndex={-1}
          aria-label={say.coverPicture()}
        >
          {src && (
            <FocusPoint
              src={src}
              alt={String(alt)}
              value={String(focus)}
              onChange={(value) => setValue('focus', value, { shouldDirty: true })}
            />
          )}
          <div className="cover-actions">
            <Button onClick={() => setOpen(true)}>{src ? say.change() : say.choosePicture()}</Button>
            {src && (
              <Button kind="quiet" onClick={() => set('', '')}>
                {say.remove()}
              </Button>
            )}
          </div>
          {isOpen && (
            <PictureDialog
              title={say.coverPicture()}
              action={say.setCover()}
              onDone={choose}
              onCancel={() => setOpen(false)}
            />
          )}
        </fieldset>
      )}
    </Field>
  );
}
