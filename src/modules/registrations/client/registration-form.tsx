import { useState } from 'react';
import { challenge } from '#modules/spam-guard/contract.ts';
import { withQuestions } from '#modules/submissions/questions.ts';
import { type WaitingInput, waitingForm } from '#modules/waiting-list/contract.ts';
import { makeCall } from '#platform/client/call-client.ts';
import type { OwnForm } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { GrowingStrip } from '#ui/cloth/growing-strip.tsx';
import { fieldId } from '#ui/form/form-field.tsx';
import { type FormValues, PublicForm } from '#ui/form/public-form.tsx';
import { solveSpamGuard } from '#ui/form/spam-guard.ts';
import { submitForm } from '#ui/form/submission.ts';
import { useFieldValue } from '#ui/form/use-field-value.ts';
import { LostLink } from '#ui/lost-link.tsx';
import { ALREADY_REGISTERED, addAttendee, type RegistrationInput, registration } from '../contract.ts';
import { joinWaitingList } from '../waiting.ts';
import type { Asked } from './asked.ts';
import { registrationFields } from './registration-fields.ts';

/** docs/product.md, 9.1 */
const REFUSED = 'Registration failed';
const FAILED = 'An error occurred during registration';

const askChallenge = () => makeCall(challenge, {});

interface RegistrationFormProps extends OwnForm {
  asked: Asked;
  /** All places are taken: it is for the waiting list. */
  waits?: boolean;
}

const REGISTERING = {
  label: 'Registration',
  button: 'Register',
  pendingButton: 'Registering…',
  send: register,
};

const WAITING = {
  label: 'Waiting list',
  button: 'Join the waiting list',
  pendingButton: 'Joining…',
  send: joinList,
};

export function RegistrationForm({ asked, waits = false, ...own }: RegistrationFormProps) {
  const [fields] = useState(() => registrationFields(asked, waits));
  const [schema] = useState(() => withQuestions(waits ? waitingForm : registration, asked.questions));
  const name = useFieldValue(fieldId('name'), own.refused?.values.name ?? '');
  return (
    <div className="form-with-strip">
      <GrowingStrip name={name} />
      <p className="form-with-strip-caption text-small text-quiet">Your own cloth, woven from your name</p>
      <PublicForm
        {...(waits ? WAITING : REGISTERING)}
        fields={fields}
        schema={schema}
        refusedHeading={REFUSED}
        values={{}}
        consent={asked.consent}
        news={asked.news}
        {...own}
        wayOn={({ email }) =>
          email === ALREADY_REGISTERED && (
            <p className="mt-2">
              <LostLink />
            </p>
          )
        }
        onFocus={() => void solveSpamGuard(askChallenge).catch(() => {})}
      />
    </div>
  );
}

function register(values: FormValues) {
  return submitForm({
    askChallenge,
    send: ({ captcha, submissionKey }) =>
      makeCall(addAttendee, { body: { ...(values as RegistrationInput), captcha } }, { submissionKey }),
    next: publicAddress.afterRegistering,
    refusedHeading: REFUSED,
    failed: FAILED,
  });
}

function joinList(values: FormValues) {
  return submitForm({
    askChallenge,
    send: ({ captcha, submissionKey }) =>
      makeCall(
        joinWaitingList,
        { body: { ...(values as unknown as WaitingInput), captcha } },
        { submissionKey },
      ),
    next: publicAddress.afterJoining,
    refusedHeading: 'You aren’t on the list',
    failed: FAILED,
  });
}
