import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import type { OwnForm } from '#platform/client/page.ts';
import { challenge } from '#rooms/ground/contract.ts';
import { withQuestions } from '#rooms/people/contract.ts';
import { type FormValues, PublicForm } from '#ui/form/public-form.tsx';
import { solveSpamGuard } from '#ui/form/spam-guard.ts';
import { submitForm } from '#ui/form/submission.ts';
import { AFTER_REQUEST } from '../addresses.ts';
import { addPartnership, type PartnershipInput, partnership } from '../contract.ts';
import * as say from '../messages.ts';
import { type Asked, partnershipFields } from './partnership-fields.ts';

const askChallenge = () => makeCall(challenge, {});

interface PartnershipFormProps extends OwnForm {
  asked: Asked;
  /** The package whose card the visitor clicked. */
  chosen: string;
}

export function PartnershipForm({ asked, chosen, ...own }: PartnershipFormProps) {
  const [fields] = useState(() => partnershipFields(asked));
  const [schema] = useState(() => withQuestions(partnership, asked.questions));
  return (
    <PublicForm
      label={say.formLabel()}
      fields={fields}
      schema={schema}
      button={say.sendRequest()}
      pendingButton={say.sending()}
      refusedHeading={say.refusedHeading()}
      values={{ packages: chosen }}
      consent={asked.consent}
      {...own}
      send={request}
      onFocus={() => void solveSpamGuard(askChallenge).catch(() => {})}
    />
  );
}

function request(values: FormValues) {
  return submitForm({
    askChallenge,
    send: ({ captcha, idempotencyKey }) =>
      makeCall(addPartnership, { body: { ...(values as PartnershipInput), captcha } }, { idempotencyKey }),
    next: AFTER_REQUEST,
    refusedHeading: say.refusedHeading(),
    failed: say.sendFailed(),
  });
}
