import type { RefusedForm } from '#platform/client/page.ts';
import type { SiteView } from '#rooms/edition/contract.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { CHANGES, CODE_DIGITS, CODE_MINUTES, type OwnView } from '../contract.ts';
import * as say from '../messages.ts';

const codeField = () =>
  ({
    name: 'code',
    label: say.codeFromMail(),
    type: 'text',
    autoComplete: 'one-time-code',
    hint: say.codeHint({ digits: CODE_DIGITS, minutes: CODE_MINUTES }),
  }) as const;

interface CodeFormProps {
  words: SiteView['edition']['personal'];
  waiting: NonNullable<OwnView['waiting']>;
  refused: RefusedForm | undefined;
}

/** What was asked for waits for the code. */
export function CodeForm({ words, waiting: { what, sentTo }, refused }: CodeFormProps) {
  const error = refused?.values.do === 'confirm' ? (refused.errors.code ?? refused.message) : undefined;
  return (
    <section id="code" className="own-code" aria-labelledby="code-heading">
      <h2 id="code-heading" className="text-section font-bold">
        {words.code}
      </h2>
      <p className="mt-3 measure text-lead">
        <RichMessage
          of={say.codeSent({ what: CHANGES[what](), sentTo })}
          tags={{ strong: (words) => <strong translate="no">{words}</strong> }}
        />{' '}
        {words.codeHelp}
      </p>
      <form method="post" action="#code" className="mt-8 grid max-w-[24rem] gap-6">
        <FormField field={codeField()} error={error} control={{ name: 'code', inputMode: 'numeric' }} />
        <p className="flex flex-wrap gap-3">
          <button type="submit" name="do" value="confirm" className="button button-main">
            {say.confirm()}
          </button>
          <button type="submit" name="do" value="drop" formNoValidate className="button">
            {say.neverMind()}
          </button>
        </p>
      </form>
    </section>
  );
}
