import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What it is for, where the title does not say it. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of a screen with a heading of its own. */
export function Panel({ title, lead, children }: Props) {
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      {lead && <p className="panel-lead">{lead}</p>}
      {children}
    </section>
  );
}
