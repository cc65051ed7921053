import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import type { OwnForm } from '#platform/client/page.ts';
import type { Question } from '#rooms/edition/contract.ts';
import { challenge } from '#rooms/ground/contract.ts';
import { alreadyRegistered } from '#rooms/people/registrations/messages.ts';
import { questionFields } from '#rooms/people/submissions/client/offers/question-fields.ts';
import type { Consent } from '#rooms/people/submissions/consent.ts';
import { type NotRequired, without } from '#rooms/people/submissions/not-required.ts';
import { withQuestions } from '#rooms/people/submissions/questions.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import { FormWithStrip } from '#ui/form/form-with-strip.tsx';
import { type FormValues, PublicForm } from '#ui/form/public-form.tsx';
import { solveSpamGuard } from '#ui/form/spam-guard.ts';
import { submitForm } from '#ui/form/submission.ts';
import { LostLink } from '#ui/lost-link.tsx';
import { AFTER_JOINING } from '../addresses.ts';
import { joinWaitingList, SIZE_MAX, type WaitingInput, waitingForm } from '../contract.ts';
import * as say from '../messages.ts';

const sizeField = (): FieldDescription => ({
  name: 'size',
  label: say.howManyPlaces(),
  type: 'choice',
  options: Array.from({ length: SIZE_MAX }, (_, index) => String(index + 1)),
});

const askChallenge = () => makeCall(challenge, {});

export interface WaitingFormProps extends OwnForm {
  /** What the registration asks as well. */
  specified: readonly FieldDescription[];
  questions: readonly Question[];
  notRequired: NotRequired;
  /** Of who came by a company's link. */
  company?: string | undefined;
  joins?: string | undefined;
  consent: Consent;
  news: Consent;
}

/** The registration page's form while all places are taken. */
export function WaitingForm({ specified, questions, notRequired, company, joins, ...own }: WaitingFormProps) {
  const [fields] = useState(() => [...specified, sizeField(), ...questionFields(questions)]);
  const [schema] = useState(() => withQuestions(without(waitingForm, notRequired), questions));
  return (
    <FormWithStrip refused={own.refused}>
      <PublicForm
        label={say.many()}
        button={say.joinWaitingList()}
        pendingButton={say.joining()}
        send={(values) => join(values, joins)}
        fields={fields}
        schema={schema}
        refusedHeading={say.registrationFailed()}
        values={company ? { company_name: company } : {}}
        {...own}
        wayOn={({ email }) =>
          email === alreadyRegistered() && (
            <p className="mt-2">
              <LostLink />
            </p>
          )
        }
        onFocus={() => void solveSpamGuard(askChallenge).catch(() => {})}
      />
    </FormWithStrip>
  );
}

function join(values: FormValues, joins: string | undefined) {
  return submitForm({
    askChallenge,
    send: ({ captcha, idempotencyKey }) =>
      makeCall(
        joinWaitingList,
        { body: { ...(values as unknown as WaitingInput), captcha, ...(joins && { joins }) } },
        { idempotencyKey },
      ),
    next: AFTER_JOINING,
    refusedHeading: say.notJoined(),
    failed: say.sendFailed(),
  });
}
