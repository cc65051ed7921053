import { Popover } from '@base-ui/react/popover';
import { Toolbar } from '@base-ui/react/toolbar';
import { type Editor, useEditorState } from '@tiptap/react';
import { Link } from 'lucide-react';
import type { MouseEvent } from 'react';
import { IconButton } from '../../icon-button.tsx';
import * as say from '../../messages.ts';
import { LinkPopup } from './link-popup.tsx';
import { BLOCK_TOOLS, HISTORY_TOOLS, LETTER_TOOLS, LINK_KEYS, type Tool } from './tools.ts';

const ICON_SIZE = 16;

export interface ToolbarProps {
  editor: Editor;
  isLinking: boolean;
  onLinking: (isOpen: boolean) => void;
}

/** One stop for the Tab key; the arrow keys move inside. */
export function RichTextToolbar({ editor, ...linking }: ToolbarProps) {
  return (
    <Toolbar.Root className="rich-text-toolbar" aria-label={say.formatting()}>
      <ToolGroup editor={editor} tools={BLOCK_TOOLS} />
      <Toolbar.Group className="rich-text-tools">
        {LETTER_TOOLS.map((tool) => (
          <ToolButton key={tool.label} editor={editor} tool={tool} />
        ))}
        <LinkTool editor={editor} {...linking} />
      </Toolbar.Group>
      <ToolGroup editor={editor} tools={HISTORY_TOOLS} />
    </Toolbar.Root>
  );
}

export function LinkTool({ editor, isLinking, onLinking }: ToolbarProps) {
  const isLink = useEditorState({ editor, selector: ({ editor }) => editor.isActive('link') });
  return (
    <Popover.Root open={isLinking} onOpenChange={onLinking}>
      <Toolbar.Button
        render={
          <Popover.Trigger
            render={
              <IconButton label={say.link()} keys={LINK_KEYS} aria-pressed={isLink}>
                <Link aria-hidden size={ICON_SIZE} />
              </IconButton>
            }
          />
        }
      />
      <LinkPopup editor={editor} onDone={() => onLinking(false)} />
    </Popover.Root>
  );
}

export function ToolGroup({ editor, tools }: { editor: Editor; tools: readonly Tool[] }) {
  return (
    <Toolbar.Group className="rich-text-tools">
      {tools.map((tool) => (
        <ToolButton key={tool.label} editor={editor} tool={tool} />
      ))}
    </Toolbar.Group>
  );
}

export function ToolButton({ editor, tool }: { editor: Editor; tool: Tool }) {
  const { label, keys, icon: Icon, run, isOn, isPossible } = tool;
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({ isOn: isOn?.(editor), isPossible: isPossible?.(editor) ?? true }),
  });

  /** After a click the focus returns to the text; with the keyboard it stays on the button. */
  function use({ detail }: MouseEvent) {
    const chain = editor.chain();
    run(detail > 0 ? chain.focus() : chain).run();
  }

  return (
    <Toolbar.Button
      disabled={!state.isPossible}
      render={
        <IconButton
          label={label}
          keys={keys}
          aria-pressed={state.isOn}
          onMouseDown={(event) => event.preventDefault()}
          onClick={use}
        >
          <Icon aria-hidden size={ICON_SIZE} />
        </IconButton>
      }
    />
  );
}
