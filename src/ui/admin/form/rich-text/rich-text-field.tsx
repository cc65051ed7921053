import { lazy, Suspense, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import { type ControlProps, Field, type FieldProps } from '../field.tsx';
import { PlainEditor } from './plain-editor.tsx';

const loadEditor = () =>
  import('./rich-text-editor.tsx').then(
    ({ RichTextEditor }) => ({ default: RichTextEditor }),
    () => ({ default: PlainEditor }),
  );

/** A text with formatting. Its value is HTML, or plain text as long as that is unchanged. */
export function RichTextField(field: FieldProps) {
  const { control, setFocus } = useFormContext();
  const { field: held } = useController({ name: field.name, control });
  // Loaded by each field: after a failure, the next attempt may succeed.
  const [Editor] = useState(() => lazy(loadEditor));
  const value = String(held.value ?? '');
  return (
    <Field {...field} onLabelClick={() => setFocus(field.name)}>
      {(described, labelId) => (
        <Suspense fallback={<Loading control={described} value={value} />}>
          <Editor
            control={described}
            labelId={labelId}
            value={value}
            onChange={held.onChange}
            onBlur={held.onBlur}
            focusRef={held.ref}
          />
        </Suspense>
      )}
    </Field>
  );
}

function Loading({ control, value }: { control: ControlProps; value: string }) {
  return (
    <div className="rich-text-frame">
      <div className="rich-text-toolbar" />
      <textarea {...control} className="rich-text-input" value={plainTextOf(value)} readOnly aria-busy />
    </div>
  );
}
