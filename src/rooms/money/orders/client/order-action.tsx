import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useReload } from '#ui/admin/form/reload.ts';
import { notify } from '#ui/admin/toasts.tsx';
import type { OrderDetails } from '../contract.ts';
import * as say from '../messages.ts';
import { toHeading } from './to-heading.ts';

export interface OfOrder {
  order: OrderDetails;
}

interface FoldableProps {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}

/** Something that can be done with an order; open if it is what is to be done now. */
export function Foldable({ title, isOpen, children }: FoldableProps) {
  return (
    <details className="panel order-action" open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** Says what was done, and shows the order as it is now. */
export function useDone() {
  const queries = useQueryClient();
  const reload = useReload();
  return ({ message }: { message: string }) => {
    notify('success', message, { settles: say.failed() });
    toHeading();
    reload?.();
    queries.invalidateQueries();
  };
}
