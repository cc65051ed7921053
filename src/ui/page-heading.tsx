import type { ReactNode } from 'react';
import { Strip } from './cloth/strip.tsx';

interface PageHeadingProps {
  title: string;
  lead?: ReactNode;
  /** Determines the cloth below the heading. */
  seed: string;
}

/** With more letters, such as of a proposal, it is set smaller, as those of sessions: otherwise it fills a phone alone. */
const LONG_TITLE = 28;

/** The heading of every page except the home page. */
export function PageHeading({ title, lead, seed }: PageHeadingProps) {
  return (
    <div className="page-heading mb-14 md:mb-20">
      <div className="wrap pt-8 pb-8 md:pt-16 md:pb-12">
        <h1 className={`display ${title.length > LONG_TITLE ? 'long-title' : 'text-page'}`}>{title}</h1>
        {lead && <p className="measure mt-6 text-balance text-lead text-quiet">{lead}</p>}
      </div>
      <div className="page-heading-cloth draws-along h-6 overflow-hidden md:h-9">
        <Strip seed={seed} along picks={1344} />
      </div>
    </div>
  );
}
