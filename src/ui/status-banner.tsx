import type { ReactNode } from 'react';

/**
 * Says that something went well on the page before. The browser takes the focus here and the notice out of
 * the address, so that loading the page again doesn't say it twice.
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
