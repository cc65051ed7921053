import { type ComponentProps, Fragment, type ReactNode, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ALL_EDITIONS } from '#platform/contract/edition-filter.ts';
import type { Message } from '#platform/contract/message.ts';
import { useReaderLanguages } from '#rooms/access/browser.ts';
import { editionOptions, viewEditions } from '#rooms/edition/contract.ts';
import {
  type ATTENDEE_STATES,
  answerFilterOptions,
  attendeeAnswers,
  attendeeNotices,
} from '#rooms/people/contract.ts';
import { useGiven } from '#ui/admin/client-module.tsx';
import { SelectField, TextField } from '#ui/admin/form/fields.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';
import { type Audience, audience, COMMON_FILTERS, viewAddressees } from '../contract.ts';
import * as say from '../messages.ts';

declare module '#ui/admin/client-module.tsx' {
  interface ClientModule {
    /** Sorts of attendees that can be written to, as the server's module knows them. */
    audiences?: readonly { value: string; label: Message }[];
  }
}

/** Besides 'registered', which is what an empty field means. */
const STATES: { value: (typeof ATTENDEE_STATES)[number]; label: string }[] = [
  { value: 'cancelled', label: say.cancelled() },
  { value: 'all', label: say.both() },
];
const NEWS = [{ value: 'yes', label: say.askedForNews() }];

/** The filters of the attendees' list. */
export function AudienceFields() {
  const [edition, others, imported]: string[] = useWatch({
    name: ['audience.edition', 'audience.others', 'audience.imported'],
  });
  useOnlyCommon(others);
  const notices = useReplyOfEdition(attendeeNotices, edition)?.notices ?? [];
  const languages = useReaderLanguages();
  const answers = useReplyOfEdition(attendeeAnswers, edition)?.answers ?? [];
  const sorts = useGiven('audiences').map(({ value, label }) => ({ value, label: label() }));
  const addressees = useReply(viewAddressees, (reply) => reply.addressees) ?? [];
  const fields: Record<keyof Audience, ReactNode> = {
    others: addressees.length > 0 && (
      <SelectField
        name="audience.others"
        label={say.to()}
        options={addressees.map(({ name: value, label }) => ({ value, label }))}
        placeholder={say.attendees()}
      />
    ),
    edition: <EditionField />,
    search: <TextField name="audience.search" label={say.nameEmailOrNumber()} half />,
    company: <TextField name="audience.company" label={say.company()} half />,
    state: (
      <SelectField
        name="audience.state"
        label={say.state()}
        options={STATES}
        half
        placeholder={say.registered()}
      />
    ),
    notice: <Choice of="notice" label={say.howTheyHeard()} options={notices} />,
    // A mailing is in one language: on a site that has several, it goes to those who read it.
    language: languages.length > 0 && <Choice of="language" label={say.language()} options={languages} />,
    answer: answers.length > 0 && (
      <Choice of="answer" label={say.answer()} options={answerFilterOptions(answers)} />
    ),
    imported: imported && (
      <Choice
        of="imported"
        label={say.imported()}
        options={[{ value: imported, label: say.importedTogether() }]}
      />
    ),
    news: <Choice of="news" label={say.news()} options={NEWS} />,
    only: <Choice of="only" label={say.onlyWho()} options={sorts} />,
    from: <TextField name="audience.from" label={say.registeredFrom()} type="date" half />,
    to: <TextField name="audience.to" label={say.registeredUntil()} type="date" half />,
  };
  return (
    <fieldset className="form-group">
      <legend>{say.audience()}</legend>
      <p className="field-hint">{say.audienceHint()}</p>
      {Object.entries(fields)
        .filter(([name]) => !others || COMMON_FILTERS.includes(name))
        .map(([name, field]) => (
          <Fragment key={name}>{field}</Fragment>
        ))}
    </fieldset>
  );
}

/** Who else is written to isn't narrowed by what only attendees have. */
function useOnlyCommon(others: string | undefined) {
  const { setValue } = useFormContext();
  useEffect(() => {
    if (!others) return;
    for (const name of Object.keys(audience.shape))
      if (!COMMON_FILTERS.includes(name)) setValue(`audience.${name}`, '');
  }, [others, setValue]);
}

type ChoiceProps = Pick<ComponentProps<typeof SelectField>, 'label' | 'options'> & { of: keyof Audience };

/** Narrows the audience only once something is chosen. */
function Choice({ of, ...field }: ChoiceProps) {
  return <SelectField name={`audience.${of}`} half placeholder={say.any()} {...field} />;
}

/** Whose people get it. With only one edition there is nothing to choose. */
function EditionField() {
  const editions = useReply(viewEditions, ({ records }) => records) ?? [];
  if (editions.length < 2) return null;
  return (
    <SelectField
      name="audience.edition"
      label={say.edition()}
      options={[...editionOptions(editions), { value: ALL_EDITIONS, label: say.allEditions() }]}
    />
  );
}
