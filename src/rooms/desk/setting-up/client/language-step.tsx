import { makeCall } from '#platform/client/call-client.ts';
import { language } from '#platform/contract/language.ts';
import { LanguageFields } from '#rooms/access/browser.ts';
import { languagesForm, saveLanguages, viewLanguages } from '#rooms/access/contract.ts';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import { StepForm } from './step-form.tsx';

/** Begins with the language in which the desk is read. */
export function LanguageStep({ isChosen }: { isChosen: boolean }) {
  return (
    <RecordLoader call={viewLanguages} query={{}}>
      {({ record: { main, others, version } }) => (
        <StepForm
          step="language"
          schema={languagesForm}
          initial={{ main: isChosen ? main : language(), others }}
          save={(form) => makeCall(saveLanguages, { body: { ...form, version } })}
          loadsAnew
        >
          <LanguageFields />
        </StepForm>
      )}
    </RecordLoader>
  );
}
