import type { EditorProps } from './editor-props.ts';

/** Replaces the editor if it can't be loaded. Formatting is shown as it is stored, so that it isn't lost. */
export function PlainEditor({ control, value, onChange, onBlur, focusRef }: EditorProps) {
  return (
    <>
      <p className="field-hint" role="status">
        Formatting can’t be loaded at the moment, but you can write. If the text contains signs such as
        &lt;p&gt;, please leave them as they are.
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
