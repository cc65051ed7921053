import type { ReactNode } from 'react';
import { readSummit, type Summit } from '#features/event/summit-content.ts';
import { definePage, type OwnForm, type Page, type RefusedForm } from '#platform/client/page.ts';
import type { OwnView } from '../contract.ts';
import { Changes } from './changes.tsx';
import { CodeForm } from './code-form.tsx';
import { greetingOf } from './greeting.ts';
import { OwnTicket } from './own-ticket.tsx';

interface Shown {
  view: OwnView;
  /** The label sewn onto the cloth of their name. */
  badge: (summit: Summit, name: string) => ReactNode;
}

interface PersonalData extends Shown {
  summit: Summit;
}

/** Somebody's own page. It is rendered for them alone, and works without a script. */
export function personalPage(shown: Shown): Page<PersonalData> {
  return definePage({
    load: async (request) => ({ ...shown, summit: await readSummit(request) }),
    head: () => ({
      title: 'Your registration',
      description: 'Your own page',
      extra: <meta name="robots" content="noindex, nofollow" />,
    }),
    View,
  });
}

function View({ data: { summit, view, badge }, refused }: OwnForm & { data: PersonalData }) {
  return (
    <>
      <section className="arrival night" aria-label="Your registration">
        <div className="arrival-columns wrap">
          <Greeting summit={summit} view={view} />
          {badge(summit, view.values.name)}
          <OwnTicket summit={summit} view={view} />
        </div>
      </section>
      <div className="wrap py-16 md:py-24">
        {view.waiting && <CodeForm waiting={view.waiting} refused={refused} />}
        <Changes view={view} summit={summit} refused={ofOtherForm(refused)} />
      </div>
    </>
  );
}

function ofOtherForm(refused: RefusedForm | undefined): RefusedForm | undefined {
  return refused?.values.do === 'confirm' ? undefined : refused;
}

function Greeting({ summit, view }: { summit: Summit; view: OwnView }) {
  const { heading, lead } = greetingOf(summit, view);
  return (
    <div className="arrival-message" role="status">
      <h1 className="display text-section">{heading}</h1>
      <p className="mt-6 text-lead">{lead}</p>
    </div>
  );
}
