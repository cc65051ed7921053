import type { SiteView } from '#modules/editions/site-view.ts';
import { personQuestions } from '#modules/submissions/person-fields.ts';
import { phoneHint } from '#modules/submissions/phone-hint.ts';
import { questionFields } from '#modules/submissions/question-fields.ts';
import type { RefusedForm } from '#platform/client/page.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { failureOf } from '#ui/form/failure.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { type Change, NOT_DONE, type OwnView } from '../contract.ts';

interface ChangesProps {
  siteView: SiteView;
  view: OwnView;
  refused: RefusedForm | undefined;
}

const CODE_FIRST = 'We send you a code first.';

interface Described {
  what: Change;
  heading: string;
  lead: string;
  button: string;
}

const CHANGES: readonly Described[] = [
  {
    what: 'correct',
    heading: 'Correct your details',
    lead: 'We send a code first: to the new address, if you change it.',
    button: 'Save',
  },
  {
    what: 'pass-on',
    heading: 'Pass your place on',
    lead: 'A colleague gets your place, with a ticket and a link of their own. Your ticket and this link end.',
    button: 'Pass it on',
  },
  {
    what: 'cancel',
    heading: 'Cancel',
    lead: `Your place goes to somebody else, and your ticket no longer counts. ${CODE_FIRST}`,
    button: 'Cancel my registration',
  },
  {
    what: 'data',
    heading: 'Your data',
    lead: `Everything that is kept about you, as a file. ${CODE_FIRST}`,
    button: 'Get my data',
  },
  {
    what: 'erase',
    heading: 'Erase everything',
    lead: `Your registration and everything else that is kept about you goes for good. ${CODE_FIRST}`,
    button: 'Erase everything',
  },
];

/** What somebody can do with their registration: each opens by itself, without a script. */
export function Changes({ siteView, view, refused }: ChangesProps) {
  const possible = CHANGES.filter(({ what }) => view.changes.includes(what));
  if (possible.length === 0) return <AskUs email={siteView.site.contact.email} />;
  return (
    <section aria-labelledby="changes" className="print:hidden">
      <h2 id="changes" className="text-section font-bold">
        If something changes
      </h2>
      <div className="mt-8">
        {possible.map((change) => {
          const own = refused?.values.do === change.what ? refused : undefined;
          return (
            <details key={change.what} className="own-change" open={own !== undefined}>
              <summary>{change.heading}</summary>
              <ChangeForm {...change} view={view} refused={own} />
            </details>
          );
        })}
      </div>
    </section>
  );
}

function ChangeForm({
  what,
  lead,
  button,
  view,
  refused,
}: Described & Pick<ChangesProps, 'view' | 'refused'>) {
  const fields = fieldsOf(what, view);
  const errors = refused?.errors ?? {};
  const values: Record<string, string> =
    refused?.values ?? (what === 'correct' ? view.values : { company_name: view.values.company_name });
  return (
    <form method="post" className="grid max-w-[40rem] gap-6 pb-10">
      <p className="measure text-quiet">{lead}</p>
      {refused && (
        <ErrorSummary failure={failureOf(refused, NOT_DONE)} fields={fields} errors={errors} prefix={what} />
      )}
      {what === 'correct' && <input type="hidden" name="version" value={view.version} />}
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          error={errors[field.name] || undefined}
          prefix={what}
          control={{ name: field.name, defaultValue: values[field.name] ?? '' }}
        />
      ))}
      <p>
        <button
          type="submit"
          name="do"
          value={what}
          className={what === 'correct' ? 'button button-main' : 'button'}
        >
          {button}
        </button>
      </p>
    </form>
  );
}

/** A colleague answers what organisers ask on a page of their own. */
function fieldsOf(what: Change, { country, questions }: OwnView): FieldDescription[] {
  const person = personQuestions(phoneHint(country));
  if (what === 'correct') return [...person, ...questionFields(questions)];
  return what === 'pass-on' ? person.map((field) => ({ ...field, autoComplete: 'off' })) : [];
}

function AskUs({ email }: { email: string }) {
  return (
    <section aria-labelledby="changes" className="print:hidden">
      <h2 id="changes" className="text-section font-bold">
        If something changes
      </h2>
      <p className="mt-4 measure text-lead">
        {email ? (
          <>
            Write to{' '}
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
            . We correct, cancel or pass on your registration for you, and show or erase what we keep.
          </>
        ) : (
          'Ask the organiser. They correct, cancel or pass on your registration for you.'
        )}
      </p>
    </section>
  );
}
