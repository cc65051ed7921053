import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { updateFailure } from '#ui/admin/form/failures.ts';
import type { FieldProps } from '#ui/admin/form/field-layout.tsx';
import { LinesField, TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import { useReload } from '#ui/admin/form/reload.ts';
import { RichTextField } from '#ui/admin/form/rich-text/rich-text-field.tsx';
import { TextLanguages, TranslatedText, useTranslating } from '#ui/admin/form/text-languages.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { type RecordTexts, saveTranslations, translationsForm, viewTranslations } from '../../contract.ts';
import * as say from '../../messages.ts';

interface Props {
  kind: string;
  id: string;
}

const ENTERED = {
  line: TextField,
  lines: LinesField,
  rich: RichTextField,
  article: (field: FieldProps) => <RichTextField {...field} isArticle />,
};

/** What a record says in the site's other languages, below its form. */
export function RecordTranslations(of: Props) {
  return (
    <RecordLoader call={viewTranslations} query={of}>
      {({ record }: CallOutput<typeof viewTranslations>) =>
        record.languages.length > 1 ? <Translations of={of} record={record} /> : null
      }
    </RecordLoader>
  );
}

function Translations({ of, record }: { of: Props; record: RecordTexts }) {
  const reload = useReload();
  const { version, fields } = record;
  const [main, ...others] = record.languages;
  const written = Object.fromEntries(fields.map(({ name, text }) => [name, text]));
  const empty = Object.fromEntries(fields.map(({ name }) => [name, '']));
  const translations = Object.fromEntries(
    others.map((language) => [language, { ...empty, ...record.translations[language] }]),
  );
  return (
    <Panel title={say.translatedTitle()} lead={say.translatedLead()}>
      <RecordForm
        schema={translationsForm}
        initial={{ translations }}
        action={say.saveTranslated()}
        actionKind="plain"
        failure={updateFailure}
        save={(values) => makeCall(saveTranslations, { body: { ...of, ...values, version } })}
        onSaved={({ message }) => {
          notify('success', message);
          reload?.();
        }}
      >
        {main && (
          <TextLanguages
            languages={others}
            main={main}
            missing={(values, language) => {
              const all = values.translations as typeof translations;
              return fields.filter(({ name, text }) => text && !all[language]?.[name]).length;
            }}
          >
            <Texts fields={fields} written={written} />
          </TextLanguages>
        )}
      </RecordForm>
    </Panel>
  );
}

function Texts({ fields, written }: Pick<RecordTexts, 'fields'> & { written: Record<string, string> }) {
  const translating = useTranslating();
  if (!translating) return null;
  return fields.map(({ name, label, kind }) => {
    const Entry = ENTERED[kind];
    const field = `translations.${translating.language}.${name}`;
    return (
      <TranslatedText key={field} text={written[name] ?? ''} name={field} main={translating.main}>
        <Entry name={field} label={label} />
      </TranslatedText>
    );
  });
}
