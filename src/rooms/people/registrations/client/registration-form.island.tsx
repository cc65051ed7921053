import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import type { OwnForm } from '#platform/client/page.ts';
import { challenge } from '#rooms/ground/contract.ts';
import { questionFields } from '#rooms/people/submissions/client/offers/question-fields.ts';
import { without } from '#rooms/people/submissions/not-required.ts';
import { withQuestions } from '#rooms/people/submissions/questions.ts';
import { fieldId } from '#ui/form/form-field.tsx';
import { FormWithStrip } from '#ui/form/form-with-strip.tsx';
import { type FormValues, PublicForm } from '#ui/form/public-form.tsx';
import { solveSpamGuard } from '#ui/form/spam-guard.ts';
import { submitForm } from '#ui/form/submission.ts';
import { useFieldValue } from '#ui/form/use-field-value.ts';
import { LostLink } from '#ui/lost-link.tsx';
import { MAY_FLY } from '#ui/may-fly.tsx';
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
  const [schema] = useState(() => withQuestions(without(registration, asked.notRequired), asked.questions));
  return (
    <FormWithStrip refused={own.refused}>
      <PublicForm
        label={say.formLabel()}
        button={say.register()}
        pendingButton={say.registering()}
        send={(values) => register(values, asked.joins)}
        fields={fields}
        schema={schema}
        refusedHeading={say.refusedHeading()}
        values={asked.company ? { company_name: asked.company } : {}}
        shared={['company_name', 'notice']}
        consent={asked.consent}
        news={asked.news}
        {...own}
        beforeConsent={asked.price && <WhatIsPaid of={asked.price} asked={asked} refused={own.refused} />}
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

interface PaidProps extends Pick<OwnForm, 'refused'> {
  asked: Asked;
  of: NonNullable<Asked['price']>;
}

/** The price, and once there is a company, what more of it would pay. */
function WhatIsPaid({ of: { kind, canChoose, alone, inGroup, least }, asked, refused }: PaidProps) {
  const before = refused?.values.company_name ?? asked.company ?? '';
  const company = useFieldValue(fieldId('company_name'), before);
  return (
    <div className="group-summary">
      <div role="status">
        <p className="display text-title">{say.youPay({ price: alone })}</p>
        <p className="mt-2">
          <span>{kind}</span>. {canChoose ? say.chooseKind() : say.payLater()}
        </p>
        {company && least !== null && (
          <p className="mt-2">
            {(asked.joins ? say.groupPaysByLink : say.groupPays)({ least, price: inGroup })}
          </p>
        )}
      </div>
    </div>
  );
}

function register(values: FormValues, joins: string | undefined) {
  return submitForm({
    askChallenge,
    send: async ({ captcha, idempotencyKey }) => {
      const body = { ...(values as RegistrationInput), captcha, ...(joins && { joins }) };
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
  const style = Object.assign(document.createElement('style'), { textContent: MAY_FLY });
  document.head.append(style);
  // The browser may restore this very page later, and then it leads elsewhere.
  addEventListener('pageshow', ({ persisted }) => persisted && style.remove());
}
