import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { address, makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { callAddress } from '#platform/contract/call.ts';
import { type Language, ownName } from '#platform/contract/language.ts';
import { type SectionName, schemaOf } from '#rooms/edition/contract.ts';
import { useWritten } from '#ui/admin/form/use-written.ts';
import { MailView } from '#ui/admin/mail-view.tsx';
import { type MailTheme, previewMail, previewMailPage, tryMail, tryMailPage } from '../contract.ts';
import { isMailTemplate, type MailTemplate } from '../mail-texts.ts';
import * as say from '../messages.ts';

/** The mail that a section of the content words. */
export function MailPreview({ section, ...worded }: { section: string; version: string; edition?: string }) {
  return isMailTemplate(section) && <WordedMail template={section} {...worded} />;
}

interface Worded {
  template: MailTemplate;
  version: string;
  /** Unless it is the current one. */
  edition?: string;
}

/** A mail as somebody real would get it, as it is being worded. What can't be saved leaves it as it was. */
function WordedMail({ template, version, edition }: Worded) {
  const [person, setPerson] = useState<string>();
  const [language, setLanguage] = useState<Language>();
  const query = {
    template,
    ...(person && { person }),
    ...(language && { language }),
    ...(edition && { edition }),
  };
  const written = useWritten(schemaOf(template as SectionName));
  const values = useFormContext().formState.isDirty ? written : undefined;
  const { data, error } = useQuery({
    queryKey: [previewMail.name, query, version, values],
    queryFn: ({ signal }) =>
      values
        ? makeCall(tryMail, { body: { ...query, values } }, { signal })
        : makeCall(previewMail, { query }, { signal }),
    placeholderData: (previous) => previous,
  });
  const pageIn = (theme: MailTheme) => {
    if (!values) return address(previewMailPage, { ...query, theme });
    const { template: _inAddress, ...fields } = query;
    const to = callAddress(tryMailPage).replace('{template}', template);
    return { address: to, fields: { ...fields, theme, values: JSON.stringify(values) } };
  };
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
      {data.languages.length > 1 && (
        <label className="field">
          <span className="field-label">{say.inLanguage()}</span>
          <select
            className="control"
            value={language}
            onChange={(event) => setLanguage(data.languages.find((one) => one === event.target.value))}
          >
            {data.languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {ownName(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <MailView
        subject={data.subject}
        text={data.text}
        title={say.mailNamed({ subject: data.subject })}
        pageIn={pageIn}
        version={version}
      />
    </section>
  );
}
