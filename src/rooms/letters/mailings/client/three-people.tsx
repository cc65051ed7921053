import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { address, makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { callAddress } from '#platform/contract/call.ts';
import { useWritten } from '#ui/admin/form/use-written.ts';
import { MailView, type Posted } from '#ui/admin/mail-view.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { ViewChoice } from '#ui/admin/view-choice.tsx';
import {
  type MailingInput,
  mailingForm,
  previewMailing,
  previewMailingPage,
  tryMailing,
  tryMailingPage,
} from '../contract.ts';
import * as say from '../messages.ts';

/** A mailing as three of those whom it reaches get it. */
export function ThreePeople({ id, version }: { id: string; version: string }) {
  const { data, error } = useQuery({
    queryKey: [previewMailing.name, id, version],
    queryFn: () => makeCall(previewMailing, { query: { id } }),
  });
  return (
    <Panel title={say.asItArrives()}>
      {error && <p role="alert">{refusalText(error)}</p>}
      <Mails
        people={data?.people ?? []}
        version={version}
        pageFor={(person) => (theme) => address(previewMailingPage, { id, person, theme })}
      />
    </Panel>
  );
}

/** The same of the one that is being written. What can't be saved leaves it as it was. */
export function AsYouWrite() {
  const written: MailingInput | undefined = useWritten(mailingForm);
  const { data, error } = useQuery({
    queryKey: [tryMailing.name, written],
    queryFn: ({ signal }) => makeCall(tryMailing, { body: written as MailingInput }, { signal }),
    enabled: written !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const pageFor = (person: string) => (theme: string) => {
    const { audience, ...words } = written ?? { audience: {} };
    const { others } = audience;
    const fields = { ...words, person, theme, ...(others && { others }) };
    return { address: callAddress(tryMailingPage), fields };
  };
  // Nobody would get it.
  if (written && data?.people.length === 0) return null;
  return (
    <Panel title={say.asItWillArrive()}>
      {error && <p role="alert">{refusalText(error)}</p>}
      {!written && <p className="panel-lead">{say.notWrittenYet()}</p>}
      {written && <Mails people={data?.people ?? []} version="" pageFor={pageFor} />}
    </Panel>
  );
}

interface Mail {
  id: string;
  name: string;
  subject: string;
  text: string;
}

interface MailsProps {
  people: readonly Mail[];
  version: string;
  pageFor: (person: string) => (theme: 'light' | 'dark') => string | Posted;
}

function Mails({ people, version, pageFor }: MailsProps) {
  const [chosen, setChosen] = useState(0);
  const person = people[chosen] ?? people[0];
  if (!person) return null;
  return (
    <section className="mail-preview" aria-label={say.preview()}>
      <ViewChoice
        legend={say.previewFor()}
        options={people.map(({ id: name, name: label }) => ({ name, label }))}
        value={person.id}
        onChange={(next) => setChosen(people.findIndex(({ id: one }) => one === next))}
      />
      <MailView
        subject={person.subject}
        text={person.text}
        title={say.mailTo({ name: person.name })}
        pageIn={pageFor(person.id)}
        version={version}
      />
    </section>
  );
}
