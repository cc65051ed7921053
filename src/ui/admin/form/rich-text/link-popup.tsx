import { Popover } from '@base-ui/react/popover';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../button.tsx';
import * as say from '../../messages.ts';
import { readLinkAddress } from './link-address.ts';

const WRONG = say.noLinkAddress();

interface Props {
  editor: Editor;
  onDone: () => void;
}

/** Asks for the address to which the selected words lead. */
export function LinkPopup({ editor, onDone }: Props) {
  return (
    <Popover.Portal>
      <Popover.Positioner sideOffset={4} align="start" className="floating">
        <Popover.Popup
          className="menu rich-text-link"
          aria-label={say.link()}
          finalFocus={() => editor.view.dom}
        >
          <LinkForm editor={editor} onDone={onDone} />
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  );
}

/** Not a form element: it would be inside the form that it belongs to. */
function LinkForm({ editor, onDone }: Props) {
  const id = useId();
  const current = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(current);
  const [isWrong, setWrong] = useState(false);

  function apply() {
    const href = readLinkAddress(typed);
    setWrong(!href);
    if (!href) return;
    setLink(editor, href, typed.trim());
    onDone();
  }

  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onDone();
  }

  return (
    <div className="field" data-invalid={isWrong || undefined}>
      <label htmlFor={id}>{say.linkAddress()}</label>
      <input
        id={id}
        className="control"
        inputMode="url"
        autoComplete="off"
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={applyOnEnter}
      />
      {isWrong && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {WRONG}
        </p>
      )}
      <div className="rich-text-link-actions">
        <Button onClick={apply}>{say.setLink()}</Button>
        {current && (
          <Button kind="quiet" onClick={remove}>
            {say.removeLink()}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Links the selected words or the whole link at the cursor, or else inserts the address itself. */
function setLink(editor: Editor, href: string, text: string): void {
  const chain = editor.chain();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: text, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else {
    chain.extendMarkRange('link').setLink({ href }).run();
  }
}
