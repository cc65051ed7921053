import { useFormContext, useWatch } from 'react-hook-form';
import { LANGUAGES, ownName } from '#platform/contract/language.ts';
import { SelectField, Switch } from '#ui/admin/form/fields.tsx';
import type { SiteLanguages } from '../../contract.ts';
import * as say from '../../messages.ts';

/** The site's main language, and those beside it. */
export function LanguageFields() {
  const { register } = useFormContext<SiteLanguages>();
  const main = useWatch<SiteLanguages, 'main'>({ name: 'main' });
  return (
    <>
      <SelectField
        name="main"
        label={say.main()}
        options={LANGUAGES.map((value) => ({ value, label: ownName(value) }))}
        required
        half
      />
      <fieldset className="field">
        <legend>{say.others()}</legend>
        {LANGUAGES.filter((one) => one !== main).map((one) => (
          <Switch key={one} label={ownName(one)} value={one} {...register('others')} />
        ))}
      </fieldset>
    </>
  );
}
