import { useState } from 'react';
import { isDeliverable } from '#platform/contract/email-address.ts';
import type { WalkIn } from '../../contract.ts';
import * as say from '../../phone-messages.ts';

/** As the call takes them. */
export const NAME_MAX = 120;
export const TITLE_MAX = 200;

const FIELDS = [
  { name: 'name', label: say.name, type: 'text', autoCapitalize: 'words', max: NAME_MAX, required: true },
  {
    name: 'company',
    label: say.company,
    type: 'text',
    autoCapitalize: 'words',
    max: TITLE_MAX,
    required: false,
  },
  { name: 'number', label: say.number, type: 'tel', autoCapitalize: 'off', max: 40, required: false },
  { name: 'email', label: say.emailIfKnown, type: 'email', autoCapitalize: 'off', max: 254, required: false },
] as const;

/** Lets in somebody who has no registration: a name is enough. */
export function WalkInForm({ onSent }: { onSent: (walkIn: WalkIn) => void }) {
  const [values, setValues] = useState<WalkIn>({ name: '', company: '', number: '', email: '' });
  return (
    <form
      className="door-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        const trimmed = Object.entries(values).map(([name, value]) => [name, value.trim()]);
        onSent(Object.fromEntries(trimmed) as unknown as WalkIn);
      }}
    >
      <h2>{say.walkInTitle()}</h2>
      {FIELDS.map(({ name, label, type, autoCapitalize, max, required }, index) => (
        <label key={name} className="door-field">
          {label()}
          <input
            {...{ type, autoCapitalize, required }}
            maxLength={max}
            // biome-ignore lint/a11y/noAutofocus: whoever opens this wants to type
            autoFocus={index === 0}
            autoComplete="off"
            value={values[name]}
            onChange={({ target }) => {
              const isWrong = name === 'email' && target.value.trim() && !isDeliverable(target.value.trim());
              target.setCustomValidity(isWrong ? say.emailWrong() : '');
              setValues({ ...values, [name]: target.value });
            }}
          />
        </label>
      ))}
      <button type="submit" className="door-button door-act" disabled={!values.name.trim()}>
        {say.letInAct()}
      </button>
      <p className="door-hint">{say.walkInHint()}</p>
    </form>
  );
}
