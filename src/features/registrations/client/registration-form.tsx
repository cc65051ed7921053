import { challenge } from '#features/spam-guard/contract.ts';
import { CURRENT_CONSENT } from '#features/submissions/consent.ts';
import { makeCall } from '#platform/client/call-client.ts';
import type { OwnForm } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { PublicForm } from '#ui/form/public-form.tsx';
import { solveSpamGuard } from '#ui/form/spam-guard.ts';
import { submitForm } from '#ui/form/submission.ts';
import { addAttendee, type RegistrationInput, registration } from '../contract.ts';
import { REGISTRATION_FIELDS } from './registration-fields.ts';

/** docs/product.md, 9.1 */
const REFUSED = 'Registration failed';
const FAILED = 'An error occurred during registration';

const askChallenge = () => makeCall(challenge, {});

export function RegistrationForm(own: OwnForm) {
  return (
    <PublicForm
      label="Registration"
      fields={REGISTRATION_FIELDS}
      schema={registration}
      button="Register"
      pendingButton="Registering…"
      refusedHeading={REFUSED}
      values={{}}
      consent={CURRENT_CONSENT}
      {...own}
      send={register}
      onFocus={() => void solveSpamGuard(askChallenge).catch(() => {})}
    />
  );
}

function register(values: Record<string, string>) {
  return submitForm({
    askChallenge,
    send: ({ captcha, submissionKey }) =>
      makeCall(addAttendee, { body: { ...(values as RegistrationInput), captcha } }, { submissionKey }),
    next: publicAddress.afterRegistering,
    refusedHeading: REFUSED,
    failed: FAILED,
  });
}
