import type { ReactNode } from 'react';
import { ownProgramme } from '../../addresses.ts';
import * as text from '../../star-messages.ts';

/** On the page of somebody's registration: where the sessions are that they starred. */
export function ownPageSection(key: string, count: number): ReactNode {
  return (
    <section className="mb-16 border-t border-line pt-8 print:hidden" aria-labelledby="own-programme">
      <h2 id="own-programme" className="text-section font-bold">
        {text.yours()}
      </h2>
      <p className="measure mt-3">{count > 0 ? text.starredSessions({ count }) : text.onYourPageEmpty()}</p>
      <p className="mt-5">
        <a className="button" href={ownProgramme(key)}>
          {text.openYours()}
        </a>
      </p>
    </section>
  );
}
