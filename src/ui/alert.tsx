import type { ReactNode } from 'react';

/** A message that something is missing or went wrong. */
export function Alert({ kind, children }: { kind: 'wrong' | 'warning'; children: ReactNode }) {
  return (
    <div className={`notice notice-${kind} measure font-semibold`} role="alert">
      {children}
    </div>
  );
}
