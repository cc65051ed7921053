/**
 * Explicit table roles: on a narrow screen the rows are stacked, no longer displayed as a table, and some
 * browsers then drop the implicit roles.
 */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
