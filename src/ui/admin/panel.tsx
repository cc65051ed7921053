import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Explains the purpose, if the title doesn't. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of a screen with its own heading. */
export function Panel({ title, lead, children }: Props) {
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      {lead && <p className="panel-lead">{lead}</p>}
      {children}
    </section>
  );
}
