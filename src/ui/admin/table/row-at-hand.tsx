import type { LinkOptions } from '@tanstack/react-router';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ACTIONS, useAskedRow } from '../at-hand.ts';
import * as say from '../messages.ts';
import type { Identified } from './table-search.ts';

interface Props<Row extends Identified> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  edit: ((row: Row) => LinkOptions) | undefined;
  remove: ((row: Row) => void) | undefined;
  actionsOf: ((row: Row) => ReactNode) | undefined;
}

/** Everything that can be done with the row that had the focus, for the palette alone. */
export function RowAtHand<Row extends Identified>({ rows, nameOf, edit, remove, actionsOf }: Props<Row>) {
  const asked = useAskedRow();
  const row = rows.find(({ id }) => id === asked);
  if (!row) return null;
  return (
    <div hidden {...{ [ACTIONS]: nameOf(row) }}>
      {edit && <Link {...edit(row)}>{say.edit()}</Link>}
      {actionsOf?.(row)}
      {remove && (
        <button type="button" onClick={() => remove(row)}>
          {say.deleteRecord()}
        </button>
      )}
    </div>
  );
}
