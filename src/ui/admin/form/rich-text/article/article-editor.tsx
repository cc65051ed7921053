import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useCallback, useRef, useState } from 'react';
import { ownPictureName } from '#platform/contract/rich-text.ts';
import { PictureDialog } from '../../pictures/picture-dialog.tsx';
import type { StoredPicture } from '../../pictures/picture-store.ts';
import type { EditorProps } from '../editor-props.ts';
import { RichTextEditor } from '../rich-text-editor.tsx';
import { ARTICLE_EXTENSIONS } from './article-extensions.ts';
import { ArticleToolbar } from './article-toolbar.tsx';
import { isPictureAlone, pictureIn } from './dropped-pictures.ts';

/** The picture that a dialog is open for: a new one, or the selected one. */
type Open = { given?: File | StoredPicture };

/** The editor of posts and pages, with pictures, tables, code and videos. */
export function ArticleEditor(props: EditorProps) {
  const [open, setOpen] = useState<Open>();
  const editor = useRef<Editor>(null);

  const take = useCallback((data: DataTransfer | null): boolean => {
    const given = pictureIn(data);
    if (!given || !isPictureAlone(data)) return false;
    setOpen({ given });
    return true;
  }, []);

  function insert(picture: StoredPicture) {
    setOpen(undefined);
    if (editor.current) insertPicture(editor.current, picture);
  }

  return (
    <>
      <RichTextEditor
        {...props}
        extensions={ARTICLE_EXTENSIONS}
        editorRef={editor}
        isArticle
        onPasted={take}
        onDropped={take}
        toolbar={(toolbarProps) => (
          <ArticleToolbar {...toolbarProps} onPicture={() => setOpen(selectedPicture(toolbarProps.editor))} />
        )}
      />
      {open && (
        <PictureDialog
          title={open.given && !(open.given instanceof File) ? 'Picture' : 'Add a picture'}
          action={open.given && !(open.given instanceof File) ? 'Set picture' : 'Add picture'}
          given={open.given}
          onDone={insert}
          onCancel={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function selectedPicture({ state: { selection } }: Editor): Open {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'picture') return {};
  const { src, alt, width, height } = selection.node.attrs;
  return { given: { name: ownPictureName(src) ?? '', address: src, alt, width, height } };
}

/** Replaces the selected picture, or adds one with room for a caption. */
function insertPicture(editor: Editor, { address, alt, width, height }: StoredPicture): void {
  const picture = { type: 'picture', attrs: { src: address, alt, width, height } };
  const { selection } = editor.state;
  const chain = editor.chain().focus();
  if (selection instanceof NodeSelection && selection.node.type.name === 'picture') {
    chain.updateAttributes('picture', picture.attrs).run();
    return;
  }
  chain.insertContent({ type: 'figure', content: [picture, { type: 'figcaption' }] }).run();
}
