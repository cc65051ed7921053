import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailTemplate } from '#features/content/mail-texts.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { callAddress } from '#platform/contract/call.ts';
import { ViewChoice } from '#ui/admin/view-choice.tsx';
import { previewMail, previewMailPage } from '../contract.ts';

const VIEWS = [
  { name: 'light', label: 'Light' },
  { name: 'dark', label: 'Dark' },
  { name: 'phone', label: 'Phone' },
  { name: 'text', label: 'Text alone' },
] as const;

/** A mail as somebody real would get it, with the words of the draft. */
export function MailPreview({ template, version }: { template: MailTemplate; version: string }) {
  const [view, setView] = useState<(typeof VIEWS)[number]['name']>('light');
  const [person, setPerson] = useState<string>();
  const query = { template, ...(person && { person }) };
  const { data, error } = useQuery({
    queryKey: [previewMail.name, template, person, version],
    queryFn: () => makeCall(previewMail, { query }),
    placeholderData: (previous) => previous,
  });
  if (error) return <p role="alert">{refusalText(error)}</p>;
  if (!data) return <p role="status">Loading...</p>;
  const theme = view === 'dark' ? 'dark' : 'light';
  return (
    <section className="mail-preview" aria-label="Preview">
      <ViewChoice legend="How it is shown" options={VIEWS} value={view} onChange={setView} />
      {data.people.length > 0 ? (
        <label className="field">
          <span className="field-label">As it reaches</span>
          <select className="control" value={person} onChange={(event) => setPerson(event.target.value)}>
            {data.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className="panel-lead">With examples in the places of what isn’t known before it is sent.</p>
      )}
      <p className="mail-subject">
        <span className="visually-hidden">Subject: </span>
        {data.subject}
      </p>
      {view === 'text' ? (
        <pre className="mail-text">{data.text}</pre>
      ) : (
        <iframe
          key={version}
          className="mail-page"
          data-view={view}
          title={`The mail “${data.subject}”`}
          sandbox=""
          src={`${callAddress(previewMailPage)}?${new URLSearchParams({ ...query, theme })}`}
        />
      )}
    </section>
  );
}
