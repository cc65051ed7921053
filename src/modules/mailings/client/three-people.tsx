import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { address, makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { MailView } from '#ui/admin/mail-view.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { ViewChoice } from '#ui/admin/view-choice.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { previewMailing, previewMailingPage } from '../contract.ts';
import * as say from '../messages.ts';

/** How many it reaches, and the mail as three of them get it. */
export function ThreePeople({ id, version }: { id: string; version: string }) {
  const { data, error } = useQuery({
    queryKey: [previewMailing.name, id, version],
    queryFn: () => makeCall(previewMailing, { query: { id } }),
  });
  const [chosen, setChosen] = useState(0);
  const person = data?.people[chosen] ?? data?.people[0];
  return (
    <Panel title={say.asItWillArrive()}>
      {error && <p role="alert">{refusalText(error)}</p>}
      {data && (
        <p role="status">
          <RichMessage
            of={say.reaches({ count: data.count })}
            tags={{ addresses: (words) => <strong>{words}</strong> }}
          />
        </p>
      )}
      {data && person && (
        <section className="mail-preview" aria-label={say.preview()}>
          <ViewChoice
            legend={say.previewFor()}
            options={data.people.map(({ id: name, name: label }) => ({ name, label }))}
            value={person.id}
            onChange={(next) => setChosen(data.people.findIndex(({ id: one }) => one === next))}
          />
          <MailView
            subject={person.subject}
            text={person.text}
            title={say.mailTo({ name: person.name })}
            pageIn={(theme) => address(previewMailingPage, { id, person: person.id, theme })}
            version={version}
          />
        </section>
      )}
    </Panel>
  );
}
