import type { ChainedCommands, Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  TextQuote,
  Undo2,
} from 'lucide-react';
import * as say from '../../messages.ts';

/** The keys of one more tool, which opens a dialog. */
export const LINK_KEYS = 'Mod-Shift-k';

/** What a button does immediately, and the keys by which the editor does the same. */
export interface Tool {
  label: string;
  keys?: string;
  icon: LucideIcon;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** For a tool that switches something on and off. */
  isOn?: (editor: Editor) => boolean;
  /** If omitted, the tool can always be used. */
  isPossible?: (editor: Editor) => boolean;
}

export const BLOCK_TOOLS: readonly Tool[] = [
  {
    label: say.heading(),
    keys: 'Mod-Alt-2',
    icon: Heading2,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: say.subheading(),
    keys: 'Mod-Alt-3',
    icon: Heading3,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: say.bulletedList(),
    keys: 'Mod-Shift-8',
    icon: List,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: say.numberedList(),
    keys: 'Mod-Shift-7',
    icon: ListOrdered,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: say.quote(),
    keys: 'Mod-Shift-b',
    icon: TextQuote,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
];

export const LETTER_TOOLS: readonly Tool[] = [
  {
    label: say.bold(),
    keys: 'Mod-b',
    icon: Bold,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: say.italic(),
    keys: 'Mod-i',
    icon: Italic,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
];

export const HISTORY_TOOLS: readonly Tool[] = [
  {
    label: say.undo(),
    keys: 'Mod-z',
    icon: Undo2,
    run: (chain) => chain.undo(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    label: say.redo(),
    keys: 'Mod-Shift-z',
    icon: Redo2,
    run: (chain) => chain.redo(),
    isPossible: (editor) => editor.can().redo(),
  },
];
