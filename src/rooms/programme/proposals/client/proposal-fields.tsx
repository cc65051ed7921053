import type { Question, ShownOption } from '#rooms/edition/contract.ts';
import { questionFields } from '#rooms/people/browser.ts';
import type { FieldDescription, FieldMessages } from '#ui/form/field-description.ts';
import { FormField } from '#ui/form/form-field.tsx';
import * as say from '../messages.ts';
import { ABSTRACT_MAX, OTHERS_MAX } from '../proposal.ts';
import { personField } from '../proposal-form.ts';

export interface Asked {
  kinds: readonly ShownOption[];
  titles: readonly ShownOption[];
  questions: readonly Question[];
}

const OTHERS = Array.from({ length: OTHERS_MAX }, (_, index) => index + 1);

function sessionFields({ kinds }: Asked): FieldDescription[] {
  const hint = say.abstractHint({ max: ABSTRACT_MAX });
  return [
    { name: 'title', label: say.sessionTitle(), type: 'text' },
    { name: 'kind', label: say.kind(), type: 'choice', options: kinds },
    { name: 'abstract', label: say.abstract(), type: 'lines', hint },
  ];
}

/** Of who proposes it, who is number 0, or of somebody who would speak with them. */
function personFields({ titles }: Asked, index: number): FieldDescription[] {
  const isOther = index > 0;
  const fields: FieldDescription[] = [
    {
      name: 'title',
      label: say.titleLabel(),
      type: 'choice',
      options: titles,
      autoComplete: 'honorific-prefix',
    },
    { name: 'name', label: say.nameLabel(), type: 'text', autoComplete: 'name' },
    {
      name: 'role',
      label: isOther ? say.otherRole() : say.roleLabel(),
      type: 'text',
      autoComplete: 'organization-title',
    },
    { name: 'company_name', label: say.companyLabel(), type: 'text', autoComplete: 'organization' },
    { name: 'email', label: say.emailLabel(), type: 'email', autoComplete: 'email' },
    isOther
      ? { name: 'about', label: say.aboutOther(), type: 'lines' }
      : { name: 'about', label: say.aboutLabel(), type: 'lines', hint: say.aboutHint() },
  ];
  return fields.map(({ autoComplete, ...field }) => ({
    ...field,
    name: personField(field.name as Parameters<typeof personField>[0], index),
    ...(isOther ? { optional: true, autoComplete: 'section-other off' } : { autoComplete }),
  })) as FieldDescription[];
}

/** Every field, as the summary of errors names it. */
export function allFields(asked: Asked): FieldDescription[] {
  const others = OTHERS.flatMap((number) =>
    personFields(asked, number).map((field) => ({
      ...field,
      label: say.personOf({ label: field.label, number }),
    })),
  );
  return [...sessionFields(asked), ...personFields(asked, 0), ...others, ...questionFields(asked.questions)];
}

interface Props {
  asked: Asked;
  values: Readonly<Record<string, string>>;
  errors: FieldMessages;
}

/** What is asked of who proposes a session. */
export function ProposalFields({ asked, values, errors }: Props) {
  const row = (field: FieldDescription) => (
    <FormField
      key={field.name}
      field={field}
      error={errors[field.name]}
      control={{
        name: field.name,
        defaultValue: values[field.name] ?? '',
        ...(field.type === 'lines' && { className: 'input field-sizing-content min-h-32 max-h-[36rem]' }),
      }}
    />
  );
  const questions = questionFields(asked.questions);
  const isShared = OTHERS.some((number) =>
    personFields(asked, number).some(({ name }) => values[name] || errors[name]),
  );
  return (
    <>
      <Part heading={say.sessionHeading()}>{sessionFields(asked).map(row)}</Part>
      <Part heading={say.youHeading()}>{personFields(asked, 0).map(row)}</Part>
      <details className="own-change" open={isShared}>
        <summary>{say.othersHeading()}</summary>
        <p className="measure mb-6 text-quiet">{say.othersLead()}</p>
        {OTHERS.map((number) => (
          <fieldset key={number} className="mb-8 grid gap-6">
            <legend className="mb-4 font-semibold">{say.otherPerson({ number })}</legend>
            {personFields(asked, number).map(row)}
          </fieldset>
        ))}
      </details>
      {questions.length > 0 && <Part heading={say.questionsHeading()}>{questions.map(row)}</Part>}
    </>
  );
}

function Part({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-6" aria-label={heading}>
      <h2 className="text-section font-bold">{heading}</h2>
      {children}
    </section>
  );
}
