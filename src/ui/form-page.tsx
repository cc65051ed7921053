import type { ReactNode } from 'react';
import * as say from './messages.ts';
import { PageHeading } from './page-heading.tsx';

interface FormPageProps {
  title: string;
  lead: string;
  /** Determines the cloth next to the heading. */
  seed: string;
  aside: ReactNode;
  children: ReactNode;
}

/** A page with a form, next to content that helps to fill it in. */
export function FormPage({ title, lead, seed, aside, children }: FormPageProps) {
  return (
    <>
      <PageHeading title={title} lead={lead} seed={seed} />
      <div className="wrap grid gap-16 pb-24 lg:grid-cols-3 lg:gap-x-8">
        <div className="max-w-[44rem] lg:col-span-2 lg:pe-8">{children}</div>
        <aside aria-label={say.goodToKnow()}>{aside}</aside>
      </div>
    </>
  );
}
