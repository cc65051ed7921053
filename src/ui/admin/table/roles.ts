/**
 * What each part of a table is, said once more: on a narrow screen the rows are stacked and no table boxes
 * any longer, and some browsers then forget that they are a table.
 */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
