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
import * as say from '../../../messages.ts';
import { BLOCK_TOOLS, LETTER_TOOLS, type Tool } from '../tools.ts';
import { emptyTable, goToFirstCell } from './table-nodes.ts';

export const ARTICLE_BLOCK_TOOLS: readonly Tool[] = [
  ...BLOCK_TOOLS,
  {
    label: say.codeBlock(),
    keys: 'Mod-Alt-c',
    icon: SquareCode,
    run: (chain) => chain.toggleCodeBlock(),
    isOn: (editor) => editor.isActive('codeBlock'),
  },
];

export const ARTICLE_LETTER_TOOLS: readonly Tool[] = [
  ...LETTER_TOOLS,
  {
    label: say.struckThrough(),
    keys: 'Mod-Shift-s',
    icon: Strikethrough,
    run: (chain) => chain.toggleStrike(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    label: say.code(),
    keys: 'Mod-e',
    icon: Code,
    run: (chain) => chain.toggleCode(),
    isOn: (editor) => editor.isActive('code'),
  },
];

export const INSERT_TOOLS: readonly Tool[] = [
  {
    label: say.table(),
    icon: Table,
    run: (chain) => chain.insertContent(emptyTable()).command(goToFirstCell),
    isPossible: (editor) => !editor.isActive('table'),
  },
  { label: say.dividingLine(), icon: Minus, run: (chain) => chain.setHorizontalRule() },
];

type TableCommand = typeof addRowAfter;

const by = (command: TableCommand) => (chain: ChainedCommands) =>
  chain.command(({ state, dispatch }) => command(state, dispatch));

/** Shown while the cursor is in a table. */
export const TABLE_TOOLS: readonly Tool[] = [
  { label: say.rowBelow(), icon: BetweenVerticalStart, run: by(addRowAfter) },
  { label: say.columnToRight(), icon: BetweenHorizontalStart, run: by(addColumnAfter) },
  { label: say.deleteRow(), icon: TableRowsSplit, run: by(deleteRow) },
  { label: say.deleteColumn(), icon: TableColumnsSplit, run: by(deleteColumn) },
  {
    label: say.headingsInFirstRow(),
    icon: Heading,
    run: by(toggleHeaderRow),
    isOn: (editor) => editor.isActive('tableHeader'),
  },
  { label: say.deleteTable(), icon: Trash2, run: by(deleteTable) },
];
