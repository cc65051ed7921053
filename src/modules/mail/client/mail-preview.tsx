import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { address, makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { MailView } from '#ui/admin/mail-view.tsx';
import { previewMail, previewMailPage } from '../contract.ts';
import { isMailTemplate, type MailTemplate } from '../mail-texts.ts';
import * as say from '../messages.ts';

/** The mail that a section of the content words. */
export function MailPreview({ section, version }: { section: string; version: string }) {
  return isMailTemplate(section) && <WordedMail template={section} version={version} />;
}

/** A mail as somebody real would get it, with the texts of the draft. */
function WordedMail({ template, version }: { template: MailTemplate; version: string }) {
  const [person, setPerson] = useState<string>();
  const query = { template, ...(person && { person }) };
  const { data, error } = useQuery({
    queryKey: [previewMail.name, template, person, version],
    queryFn: () => makeCall(previewMail, { query }),
    placeholderData: (previous) => previous,
  });
  if (error) return <p role="alert">{refusalText(error)}</p>;
  if (!data) return <p role="status">{say.loading()}</p>;
  return (
    <section className="mail-preview" aria-label={say.preview()}>
      {data.people.length > 0 ? (
        <label className="field">
          <span className="field-label">{say.asItReaches()}</span>
          <select className="control" value={person} onChange={(event) => setPerson(event.target.value)}>
            {data.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className="panel-lead">{say.examplesLead()}</p>
      )}
      <MailView
        subject={data.subject}
        text={data.text}
        title={say.mailNamed({ subject: data.subject })}
        pageIn={(theme) => address(previewMailPage, { ...query, theme })}
        version={version}
      />
    </section>
  );
}
