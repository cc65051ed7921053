import type { KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '#ui/admin/form/field.tsx';

/** As large as the post's own heading. It grows with its lines. */
export function TitleField({ onKeyDown }: { onKeyDown: (event: KeyboardEvent) => void }) {
  const { register } = useFormContext();
  return (
    <div className="post-title">
      <Field name="title" label="Title" required>
        {(control) => (
          <textarea
            className="post-title-input"
            rows={1}
            onKeyDown={onKeyDown}
            {...control}
            {...register('title')}
          />
        )}
      </Field>
    </div>
  );
}
