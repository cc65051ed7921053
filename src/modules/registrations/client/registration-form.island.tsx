import { useState } from 'react';
import { challenge } from '#modules/spam-guard/contract.ts';
import { questionFields } from '#modules/submissions/question-fields.ts';
import { withQuestions } from '#modules/submissions/questions.ts';
import { makeCall } from '#platform/client/call-client.ts';
import type { OwnForm } from '#platform/client/page.ts';
import { FormWithStrip } from '#ui/form/form-with-strip.tsx';
import { type FormValues, PublicForm } from '#ui/form/public-form.tsx';
import { solveSpamGuard } from '#ui/form/spam-guard.ts';
import { submitForm } from '#ui/form/submission.ts';
import { LostLink } from '#ui/lost-link.tsx';
import { MAY_FLY } from '#ui/may-fly.ts';
import { AFTER_REGISTERING } from '../addresses.ts';
import { addAttendee, type RegistrationInput, registration } from '../contract.ts';
import * as say from '../messages.ts';
import type { Asked } from './offers/asked.ts';
import { specifiedFields } from './offers/registration-fields.ts';

const askChallenge = () => makeCall(challenge, {});

interface RegistrationFormProps extends OwnForm {
  asked: Asked;
}

export function RegistrationForm({ asked, ...own }: RegistrationFormProps) {
  const [fields] = useState(() => [...specifiedFields(asked), ...questionFields(asked.questions)]);
  const [schema] = useState(() => withQuestions(registration, asked.questions));
  return (
    <FormWithStrip refused={own.refused}>
      <PublicForm
        label={say.formLabel()}
        button={say.register()}
        pendingButton={say.registering()}
        send={register}
        fields={fields}
        schema={schema}
        refusedHeading={say.refusedHeading()}
        values={{}}
        consent={asked.consent}
        news={asked.news}
        {...own}
        wayOn={({ email }) =>
          email === say.alreadyRegistered() && (
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

function register(values: FormValues) {
  return submitForm({
    askChallenge,
    send: async ({ captcha, idempotencyKey }) => {
      const body = { ...(values as RegistrationInput), captcha };
      await makeCall(addAttendee, { body }, { idempotencyKey });
      letStripFly();
    },
    next: AFTER_REGISTERING,
    refusedHeading: say.refusedHeading(),
    failed: say.sendFailed(),
  });
}

/** The strip leaves the form and becomes the badge. Allowed only now, because nothing flies to where else this page leads. */
function letStripFly(): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: MAY_FLY }));
}
