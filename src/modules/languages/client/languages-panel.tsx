import { useFormContext, useWatch } from 'react-hook-form';
import { makeCall } from '#platform/client/call-client.ts';
import { LANGUAGES, ownName } from '#platform/contract/language.ts';
import { SelectField, Switch } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import { useReload } from '#ui/admin/form/reload.ts';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { languagesForm, type SiteLanguages, saveLanguages, viewLanguages } from '../contract.ts';
import * as say from '../messages.ts';

/** Chooses the languages of the site. */
export function LanguagesPanel() {
  return (
    <RecordLoader call={viewLanguages} query={{}}>
      {({ record }) => <Languages chosen={record} />}
    </RecordLoader>
  );
}

function Languages({ chosen }: { chosen: SiteLanguages }) {
  const reload = useReload();
  return (
    <Panel title={say.title()} lead={say.lead()}>
      <RecordForm
        schema={languagesForm}
        initial={chosen}
        action={say.save()}
        actionKind="plain"
        save={(body) => makeCall(saveLanguages, { body })}
        onSaved={({ message }) => {
          notify('success', message);
          reload?.();
        }}
      >
        <SelectField
          name="main"
          label={say.main()}
          options={LANGUAGES.map((value) => ({ value, label: ownName(value) }))}
          required
          half
        />
        <Others />
      </RecordForm>
    </Panel>
  );
}

function Others() {
  const { register } = useFormContext<SiteLanguages>();
  const main = useWatch<SiteLanguages, 'main'>({ name: 'main' });
  return (
    <fieldset className="field">
      <legend>{say.others()}</legend>
      {LANGUAGES.filter((one) => one !== main).map((one) => (
        <Switch key={one} label={ownName(one)} value={one} {...register('others')} />
      ))}
    </fieldset>
  );
}
