import { Toolbar } from '@base-ui/react/toolbar';
import { useEditorState } from '@tiptap/react';
import { ImagePlus } from 'lucide-react';
import { IconButton } from '../../../icon-button.tsx';
import * as say from '../../../messages.ts';
import { LinkTool, ToolButton, type ToolbarProps, ToolGroup } from '../rich-text-toolbar.tsx';
import { HISTORY_TOOLS } from '../tools.ts';
import { ARTICLE_BLOCK_TOOLS, ARTICLE_LETTER_TOOLS, INSERT_TOOLS, TABLE_TOOLS } from './article-tools.ts';
import { VideoTool } from './video-popup.tsx';

const ICON_SIZE = 16;

interface Props extends ToolbarProps {
  onPicture: () => void;
}

/** One stop for the Tab key; the arrow keys move inside. */
export function ArticleToolbar({ editor, isLinking, onLinking, onPicture }: Props) {
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({ isPicture: editor.isActive('picture'), isTable: editor.isActive('table') }),
  });
  return (
    <Toolbar.Root className="rich-text-toolbar" aria-label={say.formatting()}>
      <ToolGroup editor={editor} tools={ARTICLE_BLOCK_TOOLS} />
      <Toolbar.Group className="rich-text-tools">
        {ARTICLE_LETTER_TOOLS.map((tool) => (
          <ToolButton key={tool.label} editor={editor} tool={tool} />
        ))}
        <LinkTool editor={editor} isLinking={isLinking} onLinking={onLinking} />
      </Toolbar.Group>
      <Toolbar.Group className="rich-text-tools">
        <Toolbar.Button
          render={
            <IconButton
              label={say.picture()}
              aria-pressed={state.isPicture}
              aria-haspopup="dialog"
              onMouseDown={(event) => event.preventDefault()}
              onClick={onPicture}
            >
              <ImagePlus aria-hidden size={ICON_SIZE} />
            </IconButton>
          }
        />
        <VideoTool editor={editor} />
        {INSERT_TOOLS.map((tool) => (
          <ToolButton key={tool.label} editor={editor} tool={tool} />
        ))}
      </Toolbar.Group>
      <ToolGroup editor={editor} tools={HISTORY_TOOLS} />
      {state.isTable && <ToolGroup editor={editor} tools={TABLE_TOOLS} />}
    </Toolbar.Root>
  );
}
