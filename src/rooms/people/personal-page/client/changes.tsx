import type { RefusedForm } from '#platform/client/page.ts';
import type { Message } from '#platform/contract/message.ts';
import { ordinalDate } from '#platform/contract/zoned-time.ts';
import type { SiteView } from '#rooms/edition/contract.ts';
import { questionFields } from '#rooms/people/submissions/client/offers/question-fields.ts';
import { personQuestions } from '#rooms/people/submissions/person-fields.ts';
import { phoneHint } from '#rooms/people/submissions/phone-hint.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { failureOf } from '#ui/form/failure.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import { formEncoding } from '#ui/form/form-encoding.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import type { Change, OwnView } from '../contract.ts';
import * as say from '../messages.ts';

interface ChangesProps {
  siteView: SiteView;
  view: OwnView;
  refused: RefusedForm | undefined;
}

interface Described {
  what: Change;
  heading: Message;
  lead: Message;
  button: Message;
}

const CHANGES: readonly Described[] = [
  {
    what: 'correct',
    heading: say.correctDetails,
    lead: say.correctLead,
    button: say.save,
  },
  {
    what: 'pass-on',
    heading: say.passOn,
    lead: say.passOnLead,
    button: say.pass,
  },
  {
    what: 'cancel',
    heading: say.cancel,
    lead: say.cancelLead,
    button: say.cancelMyRegistration,
  },
  {
    what: 'data',
    heading: say.data,
    lead: say.dataLead,
    button: say.getMyData,
  },
  {
    what: 'erase',
    heading: say.eraseEverything,
    lead: say.eraseLead,
    button: say.eraseEverything,
  },
];

/** What somebody can do with their registration: each opens by itself, without a script. */
export function Changes({ siteView, view, refused }: ChangesProps) {
  const possible = CHANGES.filter(({ what }) => view.changes.includes(what));
  if (possible.length === 0) return <AskUs siteView={siteView} />;
  return (
    <section aria-labelledby="changes" className="print:hidden">
      <h2 id="changes" className="text-section font-bold">
        {siteView.edition.personal.changes}
      </h2>
      <div className="mt-8">
        {possible.map((change) => {
          const own = refused?.values.do === change.what ? refused : undefined;
          return (
            <details
              key={change.what}
              className="own-change"
              open={own !== undefined || isWanted(change.what, view)}
            >
              <summary>{change.heading()}</summary>
              <ChangeForm {...change} view={view} refused={own} />
            </details>
          );
        })}
      </div>
      <Ended view={view} />
    </section>
  );
}

/** Until when it can be done. */
function Until({ what, view: { deadlines } }: { what: Change; view: OwnView }) {
  const deadline = what === 'cancel' || what === 'pass-on' ? deadlines[what] : undefined;
  return deadline && <strong>{say.possibleUntil({ date: ordinalDate(deadline.day) })}</strong>;
}

/** What can no longer be done here. */
function Ended({ view: { deadlines } }: { view: OwnView }) {
  const { cancel, 'pass-on': passOn } = deadlines;
  return (
    <>
      {passOn?.isOver && <p className="mt-4 measure">{say.passOnEnded({ date: ordinalDate(passOn.day) })}</p>}
      {cancel?.isOver && <p className="mt-4 measure">{say.cancelEnded({ date: ordinalDate(cancel.day) })}</p>}
    </>
  );
}

function isWanted(what: Change, { stillAsked }: OwnView): boolean {
  return what === 'correct' && stillAsked.length > 0;
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
    <form method="post" encType={formEncoding(fields)} className="grid max-w-[40rem] gap-6 pb-10">
      <p className="measure text-quiet">
        {lead()} <Until what={what} view={view} />
      </p>
      {what === 'cancel' &&
        view.cancelling.map(
          (said) =>
            said && (
              <p key={said} className="measure font-semibold">
                {said}
              </p>
            ),
        )}
      {refused && (
        <ErrorSummary
          failure={failureOf(refused, say.notDone())}
          fields={fields}
          errors={errors}
          prefix={what}
        />
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
          {button()}
        </button>
      </p>
    </form>
  );
}

/** A colleague answers what organisers ask on a page of their own. */
function fieldsOf(what: Change, { country, questions, notRequired }: OwnView): FieldDescription[] {
  if (what !== 'correct' && what !== 'pass-on') return [];
  const person = personQuestions(phoneHint(country), notRequired[what]);
  if (what === 'correct') return [...person, ...questionFields(questions)];
  return person.map((field) => ({ ...field, autoComplete: 'off' }));
}

function AskUs({ siteView }: Pick<ChangesProps, 'siteView'>) {
  const { email } = siteView.site.contact;
  return (
    <section aria-labelledby="changes" className="print:hidden">
      <h2 id="changes" className="text-section font-bold">
        {siteView.edition.personal.changes}
      </h2>
      <p className="mt-4 measure text-lead">
        {email ? (
          <RichMessage
            of={say.writeToUs({ email })}
            tags={{
              link: (words) => (
                <a className="link" href={`mailto:${email}`}>
                  {words}
                </a>
              ),
            }}
          />
        ) : (
          say.askUs()
        )}
      </p>
    </section>
  );
}
