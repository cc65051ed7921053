import type { RefusedForm } from '#platform/client/page.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { CHANGES, CODE_DIGITS, CODE_MINUTES, type OwnView } from '../contract.ts';

const FIELD = {
  name: 'code',
  label: 'Code from the mail',
  type: 'text',
  autoComplete: 'one-time-code',
  hint: `${CODE_DIGITS} digits. It holds for ${CODE_MINUTES} minutes.`,
} as const;

interface CodeFormProps {
  waiting: NonNullable<OwnView['waiting']>;
  refused: RefusedForm | undefined;
}

/** What was asked for waits for the code. */
export function CodeForm({ waiting: { what, sentTo }, refused }: CodeFormProps) {
  const error = refused?.values.do === 'confirm' ? (refused.errors.code ?? refused.message) : undefined;
  return (
    <section id="code" className="own-code" aria-labelledby="code-heading">
      <h2 id="code-heading" className="text-section font-bold">
        Type the code
      </h2>
      <p className="mt-3 measure text-lead">
        You asked to {CHANGES[what]}. We’re sending a code to <strong translate="no">{sentTo}</strong>.
        Nothing changes before you type it here.
      </p>
      <form method="post" action="#code" className="mt-8 grid max-w-[24rem] gap-6">
        <FormField field={FIELD} error={error} control={{ name: 'code', inputMode: 'numeric' }} />
        <p className="flex flex-wrap gap-3">
          <button type="submit" name="do" value="confirm" className="button button-main">
            Confirm
          </button>
          <button type="submit" name="do" value="drop" formNoValidate className="button">
            Never mind
          </button>
        </p>
      </form>
    </section>
  );
}
