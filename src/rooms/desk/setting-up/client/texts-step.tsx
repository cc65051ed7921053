import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { makeCall } from '#platform/client/call-client.ts';
import { type StartingTexts, startTexts } from '#rooms/edition/contract.ts';
import * as say from '../messages.ts';
import { StepForm } from './step-form.tsx';

const CHOICES = {
  kept: { label: say.keepWords(), text: say.keepWordsHint() },
  sample: {
    label: say.sampleWords(),
    text: say.sampleWordsHint(),
  },
  empty: {
    label: say.beginEmpty(),
    text: say.beginEmptyHint(),
  },
} as const;
type Choice = keyof typeof CHOICES;

const schema = z.strictObject({ from: z.enum(['kept', 'sample', 'empty']) });

/** Words that somebody has written are only replaced if that is asked for. */
export function TextsStep({ words }: { words: StartingTexts | null }) {
  const offered: Choice[] = words === null ? ['kept', 'sample', 'empty'] : ['sample', 'empty'];
  const from = words === null ? 'kept' : 'sample';
  return (
    <StepForm
      step="words"
      schema={schema}
      initial={{ from }}
      save={async ({ from: wanted }) => {
        if (wanted !== 'kept' && wanted !== words) await makeCall(startTexts, { body: { from: wanted } });
      }}
    >
      <Choices offered={offered} />
    </StepForm>
  );
}

function Choices({ offered }: { offered: readonly Choice[] }) {
  const { register } = useFormContext();
  return (
    <fieldset className="words-choice">
      <legend className="visually-hidden">{say.words()}</legend>
      {offered.map((choice) => (
        <label key={choice}>
          <input type="radio" value={choice} {...register('from')} />
          <span>
            <strong>{CHOICES[choice].label}</strong>
            {CHOICES[choice].text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
