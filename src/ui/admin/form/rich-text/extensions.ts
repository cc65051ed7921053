import { ListItem } from '@tiptap/extension-list';
import { StarterKit, type StarterKitOptions } from '@tiptap/starter-kit';
import { HEADING_LEVELS, isLinkAddress } from '#platform/contract/rich-text.ts';

/** Other keys than usual: Tab leaves the editor, as it leaves every field. */
export const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** What both editors write in the same way. */
export const TEXT_OPTIONS: Partial<StarterKitOptions> = {
  heading: { levels: [...HEADING_LEVELS] },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: isLinkAddress,
  },
  listItem: false,
  trailingNode: false,
};

/** What the editor can write: the elements of rich text, and nothing else. */
export const EXTENSIONS = [
  StarterKit.configure({
    ...TEXT_OPTIONS,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
  Item,
];
