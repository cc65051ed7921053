import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import * as say from '../../messages.ts';
import { Field } from '../field.tsx';
import type { ControlProps, FieldProps } from '../field-layout.tsx';
import type { EditorProps } from './editor-props.ts';

const orPlain = () => ({ default: PlainEditor });
const loadTextEditor = () =>
  import('./rich-text-editor.tsx').then(({ RichTextEditor }) => ({ default: RichTextEditor }), orPlain);
const loadArticleEditor = () =>
  import('./article/article-editor.tsx').then(({ ArticleEditor }) => ({ default: ArticleEditor }), orPlain);

interface Props extends FieldProps {
  /** Written with pictures, tables, code and videos as well. */
  isArticle?: boolean;
}

/** A text with formatting. Its value is HTML, or plain text as long as that is unchanged. */
export function RichTextField({ isArticle = false, ...field }: Props) {
  const { control, setFocus } = useFormContext();
  const { field: held } = useController({ name: field.name, control });
  // Loaded by each field: after a failure, the next attempt may succeed.
  const [Editor] = useState(() =>
    lazy<ComponentType<EditorProps>>(isArticle ? loadArticleEditor : loadTextEditor),
  );
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

/** Replaces the editor if it can't be loaded. Formatting is shown as it is stored, so that it isn't lost. */
function PlainEditor({ control, value, onChange, onBlur, focusRef }: EditorProps) {
  return (
    <>
      <p className="field-hint" role="status">
        {say.formattingNotLoaded()}
      </p>
      <textarea
        {...control}
        ref={focusRef}
        className="control"
        rows={10}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </>
  );
}
