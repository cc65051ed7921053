import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Button } from '#ui/admin/button.tsx';
import { Field } from '#ui/admin/form/field.tsx';
import { PictureDialog } from '#ui/admin/form/pictures/picture-dialog.tsx';
import type { StoredPicture } from '#ui/admin/form/pictures/picture-store.ts';
import { FOCUS_CENTRE } from '../../post-fields.ts';
import { postPicture } from '../post-picture.ts';

const STEP = 10;
const ARROWS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The picture above a post and on its card, with the point that is never cut off. */
export function CoverField() {
  const { control, setValue, watch } = useFormContext();
  const { field: cover } = useController({ name: 'cover', control });
  const [isOpen, setOpen] = useState(false);
  const [alt, focus] = watch(['coverAlt', 'focus']);
  const src = postPicture({ image: String(cover.value ?? '') });

  function set(name: string, words: string) {
    cover.onChange(name);
    setValue('coverAlt', words, { shouldDirty: true });
    setValue('focus', FOCUS_CENTRE, { shouldDirty: true });
  }

  function choose({ name, alt: words }: StoredPicture) {
    setOpen(false);
    set(name, words);
  }

  return (
    <Field name="cover" label="Cover picture">
      {(described) => (
        <fieldset className="cover" {...described} ref={cover.ref} tabIndex={-1} aria-label="Cover picture">
          {src && (
            <>
              <FocusPoint
                src={src}
                alt={String(alt)}
                value={String(focus)}
                onChange={(value) => setValue('focus', value, { shouldDirty: true })}
              />
              <p className="field-hint">
                Click what must never be cut off, or move the point with the arrow keys.
              </p>
            </>
          )}
          <div className="cover-actions">
            <Button onClick={() => setOpen(true)}>{src ? 'Change' : 'Choose a picture'}</Button>
            {src && (
              <Button kind="quiet" onClick={() => set('', '')}>
                Remove
              </Button>
            )}
          </div>
          {isOpen && (
            <PictureDialog
              title="Cover picture"
              action="Set cover"
              onDone={choose}
              onCancel={() => setOpen(false)}
            />
          )}
        </fieldset>
      )}
    </Field>
  );
}

interface FocusPointProps {
  src: string;
  alt: string;
  /** Two percentages, from the left and from the top. */
  value: string;
  onChange: (value: string) => void;
}

function FocusPoint({ src, alt, value, onChange }: FocusPointProps) {
  const [left = 50, top = 50] = (value || FOCUS_CENTRE).split(' ').map(Number);

  function move(toLeft: number, toTop: number) {
    const within = (at: number) => Math.min(100, Math.max(0, Math.round(at / STEP) * STEP));
    onChange(`${within(toLeft)} ${within(toTop)}`);
  }

  function pick(event: MouseEvent<HTMLButtonElement>) {
    // A key was pressed, which says nothing about a place.
    if (event.detail === 0) return;
    const { left: x, top: y, width, height } = event.currentTarget.getBoundingClientRect();
    move(((event.clientX - x) / width) * 100, ((event.clientY - y) / height) * 100);
  }

  function step(event: KeyboardEvent) {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    move(left + by[0], top + by[1]);
  }

  return (
    <button
      type="button"
      className="focus-point"
      onClick={pick}
      onKeyDown={step}
      aria-label={`Point that is never cut off: ${left}% from the left, ${top}% from the top. Move it with the arrow keys.`}
    >
      <img src={`${src}?w=640`} alt={alt} />
      <span
        className="focus-point-mark"
        aria-hidden
        style={{ insetInlineStart: `${left}%`, top: `${top}%` }}
      />
    </button>
  );
}
