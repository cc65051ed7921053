import { useWatch } from 'react-hook-form';
import { makeCall } from '#platform/client/call-client.ts';
import { useMayAccess } from '#platform/client/session-values.ts';
import { type Language, languageName } from '#platform/contract/language.ts';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import { useReload } from '#ui/admin/form/reload.ts';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { languagesForm, type SiteLanguages, saveLanguages, viewLanguages } from '../contract.ts';
import * as say from '../messages.ts';
import { LanguageFields } from './offers/language-fields.tsx';

/** Chooses the languages of the site, for who may. */
export function LanguagesPanel() {
  const mayChoose = useMayAccess(saveLanguages.access);
  if (!mayChoose) return null;
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
        initial={{ main: chosen.main, others: chosen.others }}
        action={say.save()}
        actionKind="plain"
        save={(form) => makeCall(saveLanguages, { body: { ...form, version: chosen.version } })}
        onSaved={({ message }) => {
          notify('success', message);
          reload?.();
        }}
      >
        <LanguageFields />
        <OtherMain former={chosen.main} />
      </RecordForm>
    </Panel>
  );
}

/** Says what another main language does, before it is saved: nobody knows in which one an untranslated text is. */
function OtherMain({ former }: { former: Language }) {
  const main = useWatch<SiteLanguages, 'main'>({ name: 'main' });
  const names = { to: languageName(main), from: languageName(former) };
  return (
    <div role="status">
      {main !== former && (
        <div className="warning">
          <p>{say.otherMain(names)}</p>
          <p>{say.beforeOtherMain(names)}</p>
        </div>
      )}
    </div>
  );
}
