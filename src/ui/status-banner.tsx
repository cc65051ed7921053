import type { ReactNode } from 'react';

/**
 * Reports success on the previous page. The browser moves the focus here and removes the message from the
 * address, so that reloading doesn't repeat it.
 */
export function StatusBanner({ children }: { children: ReactNode }) {
  return (
    <div className="border-b border-line bg-right-ground text-[var(--color-right)]" role="status">
      <p className="wrap py-4 font-semibold outline-none" data-notice tabIndex={-1}>
        {children}
      </p>
    </div>
  );
}
