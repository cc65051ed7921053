import { type CommandProps, Extension, type KeyboardShortcutCommand, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';

const CELL_CONTENT = '(paragraph | bulletList | orderedList | picture)+';
/** What ProseMirror's tables call our nodes. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const Roles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ name }) => ({ tableRole: ROLES[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  // From the last cell, and back from the first, Tab leaves the editor.
  addKeyboardShortcuts: () => ({ Tab: goTo('next'), 'Shift-Tab': goTo('previous') }),
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const spanOf = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: CELL_CONTENT,
    isolating: true,
    addAttributes: () => ({
      colspan: spanOf('colspan'),
      rowspan: spanOf('rowspan'),
      // ProseMirror's tables expect it. Columns are as wide as their content.
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const TABLE_NODES = [Roles, Table, Row, cell('tableCell', 'td'), cell('tableHeader', 'th')];

const ROWS = 3;
const COLUMNS = 3;

/** An empty table whose first row has headings. */
export function emptyTable() {
  const row = (type: string) => ({
    type: 'tableRow',
    content: Array.from({ length: COLUMNS }, () => ({ type, content: [{ type: 'paragraph' }] })),
  });
  const rows = Array.from({ length: ROWS }, (_, index) => row(index === 0 ? 'tableHeader' : 'tableCell'));
  return { type: 'table', content: rows };
}

function goTo(cell: 'next' | 'previous'): KeyboardShortcutCommand {
  const go = goToNextCell(cell === 'next' ? 1 : -1);
  return ({ editor: { state, view } }) => go(state, view.dispatch);
}

/** From wherever the cursor is in a table. */
export function goToFirstCell({ tr }: Pick<CommandProps, 'tr'>): boolean {
  const { $from } = tr.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type.name !== 'table') continue;
    tr.setSelection(TextSelection.near(tr.doc.resolve($from.start(depth))));
  }
  return true;
}
