import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { callAddress } from '#platform/contract/call.ts';
import { Panel } from '#ui/admin/panel.tsx';
import { ViewChoice } from '#ui/admin/view-choice.tsx';
import { previewMailing, previewMailingPage } from '../contract.ts';

const COUNT = new Intl.NumberFormat('en-GB');
const VIEWS = [
  { name: 'light', label: 'Light' },
  { name: 'dark', label: 'Dark' },
  { name: 'phone', label: 'Phone' },
  { name: 'text', label: 'Text alone' },
] as const;

/** How many it reaches, and the mail as three of them get it. */
export function ThreePeople({ id, version }: { id: string; version: string }) {
  const { data, error } = useQuery({
    queryKey: [previewMailing.name, id, version],
    queryFn: () => makeCall(previewMailing, { query: { id } }),
  });
  const [chosen, setChosen] = useState(0);
  const [view, setView] = useState<(typeof VIEWS)[number]['name']>('light');
  const person = data?.people[chosen] ?? data?.people[0];
  return (
    <Panel title="As it will arrive">
      {error && <p role="alert">{refusalText(error)}</p>}
      {data && (
        <p role="status">
          Reaches <strong>{data.count === 1 ? '1 address' : `${COUNT.format(data.count)} addresses`}</strong>{' '}
          now.
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
          <ViewChoice legend="How it is shown" options={VIEWS} value={view} onChange={setView} />
          <p className="mail-subject">
            <span className="visually-hidden">Subject: </span>
            {person.subject}
          </p>
          {view === 'text' ? (
            <pre className="mail-text">{person.text}</pre>
          ) : (
            <iframe
              key={version}
              className="mail-page"
              data-view={view}
              title={`The mail to ${person.name}`}
              sandbox=""
              src={`${callAddress(previewMailingPage)}?${new URLSearchParams({
                id,
                person: person.id,
                theme: view === 'dark' ? 'dark' : 'light',
              })}`}
            />
          )}
        </section>
      )}
    </Panel>
  );
}
