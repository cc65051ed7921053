import { keydownHandler } from '@tiptap/pm/keymap';
import { type AnyExtension, type Editor, EditorContent, useEditor } from '@tiptap/react';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isEmpty } from '#platform/contract/is-empty.ts';
import { holdsPicture, htmlOf, textOfHtml } from '#platform/contract/rich-text.ts';
import * as say from '../../messages.ts';
import type { ControlProps } from '../field-layout.tsx';
import { cleanPaste } from './clean-paste.ts';
import type { EditorProps } from './editor-props.ts';
import { EXTENSIONS } from './extensions.ts';
import { RichTextToolbar, type ToolbarProps } from './rich-text-toolbar.tsx';
import { LINK_KEYS } from './tools.ts';

/** What an editor of more than rich text adds. */
interface More {
  extensions?: AnyExtension[];
  toolbar?: (props: ToolbarProps) => ReactNode;
  editorRef?: RefObject<Editor | null>;
  isArticle?: boolean;
  /** They tell whether they have taken what was pasted or dropped. */
  onPasted?: (data: DataTransfer | null) => boolean;
  onDropped?: (data: DataTransfer | null) => boolean;
}

/** The editor itself, in a chunk of its own. */
export function RichTextEditor({
  control,
  labelId,
  value,
  onChange,
  onBlur,
  focusRef,
  ...more
}: EditorProps & More) {
  const [content] = useState(() => htmlOf(value));
  const [isLinking, setLinking] = useState(false);
  // The original value, as long as the text is unchanged, so that plain text stays plain.
  const given = useRef({ value, html: '' });
  const shown = useRef(value);
  const editor = useEditor({
    extensions: more.extensions ?? EXTENSIONS,
    content,
    // The content security policy forbids style elements; ours are in rich-text.css.
    injectCSS: false,
    editorProps: useEditorProps(control, labelId, setLinking, more),
    onCreate: ({ editor }) => {
      given.current.html = editor.getHTML();
    },
    onUpdate: ({ editor }) => {
      const html = editor.getHTML();
      shown.current = html === given.current.html ? given.current.value : orEmpty(html);
      onChange(shown.current);
      announceInput(editor);
    },
    onBlur,
  });
  useImperativeHandle(focusRef, () => ({ focus: () => editor.commands.focus() }), [editor]);
  useImperativeHandle(more.editorRef, () => editor, [editor]);
  // The editor keeps its text by itself, so a value that the form sets must be passed to it.
  useEffect(() => {
    if (value === shown.current) return;
    editor.commands.setContent(htmlOf(value), { emitUpdate: false });
    given.current = { value, html: editor.getHTML() };
    shown.current = value;
  }, [editor, value]);
  const toolbar = { editor, isLinking, onLinking: setLinking };
  return (
    <div className="rich-text-frame" data-article={more.isArticle || undefined} style={placeholders()}>
      {more.toolbar ? more.toolbar(toolbar) : <RichTextToolbar {...toolbar} />}
      <EditorContent editor={editor} />
    </div>
  );
}

function useEditorProps(
  control: ControlProps,
  labelId: string,
  onLinking: (isOpen: boolean) => void,
  { onPasted, onDropped }: More,
) {
  const { id, 'aria-invalid': invalid, 'aria-describedby': description, 'aria-required': required } = control;
  return useMemo(
    () => ({
      attributes: {
        id,
        class: 'rich-text rich-text-input',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(description && { 'aria-describedby': description }),
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(required && { 'aria-required': 'true' }),
      },
      transformPastedHTML: cleanPaste,
      handlePaste: (_view: unknown, event: ClipboardEvent) => onPasted?.(event.clipboardData) ?? false,
      handleDrop: (_view: unknown, event: DragEvent) => onDropped?.(event.dataTransfer) ?? false,
      handleKeyDown: keydownHandler({
        [LINK_KEYS]: () => {
          onLinking(true);
          return true;
        },
      }),
    }),
    [id, labelId, description, invalid, required, onLinking, onPasted, onDropped],
  );
}

/** What an empty text and an empty caption say (article.css). */
function placeholders() {
  return {
    '--write-here': JSON.stringify(say.writeHere()),
    '--caption-here': JSON.stringify(say.captionHere()),
  } as CSSProperties;
}

/** A text in which nothing can be seen counts as empty. */
function orEmpty(html: string): string {
  return isEmpty(textOfHtml(html)) && !holdsPicture(html) ? '' : html;
}

/** Tells the form that somebody has typed. Not all changes of the editor come with an event of the browser. */
function announceInput(editor: Editor): void {
  editor.view.dom.parentElement?.dispatchEvent(new Event('input', { bubbles: true }));
}
