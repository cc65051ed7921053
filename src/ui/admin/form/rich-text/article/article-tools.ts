import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { ChainedCommands } from '@tiptap/react';
import {
  BetweenHorizontalStart,
  BetweenVerticalStart,
  Code,
  Heading,
  Minus,
  SquareCode,
  Strikethrough,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
} from 'lucide-react';
import { BLOCK_TOOLS, LETTER_TOOLS, type Tool } from '../tools.ts';
import { emptyTable, goToFirstCell } from './table-nodes.ts';

export const ARTICLE_BLOCK_TOOLS: readonly Tool[] = [
  ...BLOCK_TOOLS,
  {
    label: 'Code block',
    keys: 'Mod-Alt-c',
    icon: SquareCode,
    run: (chain) => chain.toggleCodeBlock(),
    isOn: (editor) => editor.isActive('codeBlock'),
  },
];

export const ARTICLE_LETTER_TOOLS: readonly Tool[] = [
  ...LETTER_TOOLS,
  {
    label: 'Struck through',
    keys: 'Mod-Shift-s',
    icon: Strikethrough,
    run: (chain) => chain.toggleStrike(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    label: 'Code',
    keys: 'Mod-e',
    icon: Code,
    run: (chain) => chain.toggleCode(),
    isOn: (editor) => editor.isActive('code'),
  },
];

export const INSERT_TOOLS: readonly Tool[] = [
  {
    label: 'Table',
    icon: Table,
    run: (chain) => chain.insertContent(emptyTable()).command(goToFirstCell),
    isPossible: (editor) => !editor.isActive('table'),
  },
  { label: 'Dividing line', icon: Minus, run: (chain) => chain.setHorizontalRule() },
];

type TableCommand = typeof addRowAfter;

const by = (command: TableCommand) => (chain: ChainedCommands) =>
  chain.command(({ state, dispatch }) => command(state, dispatch));

/** Shown while the cursor is in a table. */
export const TABLE_TOOLS: readonly Tool[] = [
  { label: 'Row below', icon: BetweenVerticalStart, run: by(addRowAfter) },
  { label: 'Column to the right', icon: BetweenHorizontalStart, run: by(addColumnAfter) },
  { label: 'Delete row', icon: TableRowsSplit, run: by(deleteRow) },
  { label: 'Delete column', icon: TableColumnsSplit, run: by(deleteColumn) },
  {
    label: 'Headings in the first row',
    icon: Heading,
    run: by(toggleHeaderRow),
    isOn: (editor) => editor.isActive('tableHeader'),
  },
  { label: 'Delete table', icon: Trash2, run: by(deleteTable) },
];
