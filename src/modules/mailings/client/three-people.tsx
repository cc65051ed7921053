import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { address, makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { plural } from '#platform/contract/plural.ts';
import { MailView } from '#ui/admin/mail-view.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { ViewChoice } from '#ui/admin/view-choice.tsx';
import { previewMailing, previewMailingPage } from '../contract.ts';

const COUNT = new Intl.NumberFormat('en-GB');

/** How many it reaches, and the mail as three of them get it. */
export function ThreePeople({ id, version }: { id: string; version: string }) {
  const { data, error } = useQuery({
    queryKey: [previewMailing.name, id, version],
    queryFn: () => makeCall(previewMailing, { query: { id } }),
  });
  const [chosen, setChosen] = useState(0);
  const person = data?.people[chosen] ?? data?.people[0];
  return (
    <Panel title="As it will arrive">
      {error && <p role="alert">{refusalText(error)}</p>}
      {data && (
        <p role="status">
          Reaches{' '}
          <strong>{`${COUNT.format(data.count)} ${plural(data.count, 'address', 'addresses')}`}</strong> now.
        </p>
      )}
      {data && person && (
        <section className="mail-preview" aria-label="Preview">
          <ViewChoice
            legend="To whom it is shown"
            options={data.people.map(({ id: name, name: label }) => ({ name, label }))}
            value={person.id}
            onChange={(next) => setChosen(data.people.findIndex(({ id: one }) => one === next))}
          />
          <MailView
            subject={person.subject}
            text={person.text}
            title={`The mail to ${person.name}`}
            pageIn={(theme) => address(previewMailingPage, { id, person: person.id, theme })}
            version={version}
          />
        </section>
      )}
    </Panel>
  );
}
