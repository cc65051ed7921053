import { Mark, Node } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useCallback, useRef, useState } from 'react';
import { PHOTO_TYPES } from '#platform/contract/picture-file.ts';
import { ARTICLE_MARKS, ownPictureName } from '#platform/contract/rich-text.ts';
import { PROVIDER_NAMES, readVideoLink } from '#platform/contract/video-link.ts';
import * as say from '../../../messages.ts';
import { PictureDialog } from '../../pictures/picture-dialog.tsx';
import type { StoredPicture } from '../../pictures/picture-store.ts';
import type { EditorProps } from '../editor-props.ts';
import { Item, TEXT_OPTIONS } from '../extensions.ts';
import { RichTextEditor } from '../rich-text-editor.tsx';
import { ArticleToolbar } from './article-toolbar.tsx';
import { CaptionNode, FigureNode, PictureNode } from './picture-node.ts';
import { TABLE_NODES } from './table-nodes.ts';

/** A card that leads to a video. Nothing of the video's site is loaded with the page. */
const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ href: { default: '' }, title: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure[data-video]',
      priority: 60,
      getAttrs: (element) => {
        const link = element.querySelector('a');
        const video = readVideoLink(link?.getAttribute('href') ?? '');
        return video ? { href: video.href, title: link?.textContent ?? '' } : false;
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { href, title } = node.attrs as { href: string; title: string };
    const video = readVideoLink(href);
    const provider = video?.provider ?? 'youtube';
    const text = title || say.watchVideo({ provider: PROVIDER_NAMES[provider] });
    return ['figure', { 'data-video': provider }, ['a', { href: video?.href ?? '' }, text]];
  },
});

/** The editor's own extensions write these. */
const WRITTEN_ELSEWHERE: readonly string[] = ['code', 'u', 's'];

/** Kept where a text has them. */
const KEPT_MARKS = ARTICLE_MARKS.filter((tag) => !WRITTEN_ELSEWHERE.includes(tag)).map((tag) =>
  Mark.create({
    name: tag,
    addAttributes: () => (tag === 'abbr' ? { title: { default: null } } : {}),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);

/** What the editor of an article can write: rich text and the elements of articles, and nothing else. */
const ARTICLE_EXTENSIONS = [
  StarterKit.configure({
    ...TEXT_OPTIONS,
    code: {},
    codeBlock: {},
    dropcursor: { color: false, class: 'drop-cursor' },
    horizontalRule: {},
    strike: {},
    underline: {},
  }),
  Item,
  ...KEPT_MARKS,
  VideoNode,
  FigureNode,
  CaptionNode,
  PictureNode,
  ...TABLE_NODES,
];

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
          title={open.given && !(open.given instanceof File) ? say.picture() : say.addPictureTitle()}
          action={open.given && !(open.given instanceof File) ? say.setPicture() : say.addPicture()}
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

/** The first picture among pasted or dropped files. */
function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(({ type }) => (PHOTO_TYPES as readonly string[]).includes(type));
}

/** A program that copies text may add a picture of it. */
function isPictureAlone(data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  return text.trim() === '';
}
