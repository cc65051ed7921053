import { Node } from '@tiptap/core';
import { ownPictureName } from '#platform/contract/rich-text.ts';

const number = (element: HTMLElement, name: string) => Number(element.getAttribute(name)) || null;

/** A stored picture. Those from other sites are left out, because pages don't show them. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null, parseHTML: (element) => number(element, 'width') },
    height: { default: null, parseHTML: (element) => number(element, 'height') },
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (ownPictureName(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A picture with the words below it. */
export const FigureNode = Node.create({
  name: 'figure',
  group: 'block',
  content: 'picture figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

export const CaptionNode = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
  addKeyboardShortcuts() {
    return {
      /** Goes on below the picture. */
      Enter: () => {
        const { $from } = this.editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        const after = $from.after($from.depth - 1);
        return this.editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .run();
      },
    };
  },
});
