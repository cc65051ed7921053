import { forgetSpamGuard, solveSpamGuard } from '#features/spam-guard/client/solve.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Outcome, PublicForm, type ReturnedForm } from '#ui/form/public-form.tsx';
import { outcomeOf, submissionKey } from '#ui/form/submission.ts';
import { addAttendee, type RegistrationInput, registration } from '../contract.ts';
import { AFTER_REGISTERING, REGISTRATION_FIELDS } from './registration-fields.ts';

/** Specification, section 8. */
const REFUSED = 'Registration failed';
const FAILED = 'An error occurred during registration';

export function RegistrationForm({ returned }: { returned?: ReturnedForm | undefined }) {
  return (
    <PublicForm
      label="Registration"
      fields={REGISTRATION_FIELDS}
      schema={registration}
      button="Register"
      pendingButton="Registering…"
      refusedHeading={REFUSED}
      values={{}}
      returned={returned}
      send={register}
      onFocus={() => void solveSpamGuard().catch(() => {})}
    />
  );
}

async function register(values: Record<string, string>): Promise<Outcome> {
  try {
    const captcha = await solveSpamGuard();
    await makeCall(
      addAttendee,
      { body: { ...(values as RegistrationInput), captcha } },
      { submissionKey: submissionKey() },
    );
    location.assign(AFTER_REGISTERING);
    return 'done';
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.errors.captcha) forgetSpamGuard();
    return outcomeOf(thrown, REFUSED, FAILED);
  }
}
