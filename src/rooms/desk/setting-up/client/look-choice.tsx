import { useFormContext, useWatch } from 'react-hook-form';
import { LOOK_COLOURS, type Look, lookName } from '#platform/contract/look.ts';
import { isLook, lookVariables } from '#rooms/edition/browser.ts';
import { LOOKS } from '#rooms/edition/contract.ts';
import { Strip } from '#ui/cloth/strip.tsx';
import * as say from '../messages.ts';

/** Looks to begin with, each woven in its own threads. */
export function LookChoice() {
  const { setValue } = useFormContext();
  const values = useWatch() as Partial<Look>;
  const chosen = isLook(values) ? lookName(values) : '';
  const choose = (look: Look) => {
    for (const colour of LOOK_COLOURS) {
      setValue(colour, look[colour], { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <fieldset className="look-choice">
      <legend className="field-label">{say.beginWith()}</legend>
      {LOOKS.map(({ name, look }) => (
        <label key={name()} style={lookVariables(look, 0)}>
          <input
            type="radio"
            name="look-choice"
            checked={lookName(look) === chosen}
            onChange={() => choose(look)}
          />
          <span className="look-choice-cloth">
            <Strip seed={name()} along picks={112} />
          </span>
          <span className="look-choice-name">{name()}</span>
        </label>
      ))}
    </fieldset>
  );
}
