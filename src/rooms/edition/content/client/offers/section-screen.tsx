import { Link, type LinkOptions } from '@tanstack/react-router';
import { Children, type ComponentType, type ReactNode } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { LANGUAGES, language } from '#platform/contract/language.ts';
import { Given, useGiven } from '#ui/admin/client-module.tsx';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useReload } from '#ui/admin/form/reload.ts';
import { TextLanguages } from '#ui/admin/form/text-languages.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { notify } from '#ui/admin/toasts.tsx';
import { saveSection, singleSection } from '../../contract.ts';
import * as say from '../../messages.ts';
import { type Part, partInfo, partOf, type SectionName, schemaOf, sectionOf } from '../../sections.ts';
import { emptyFields } from '../../shown-sections.ts';
import { missingTexts } from '../../walk.ts';
import { PagePreview } from '../page-preview.tsx';
import { Placeholders } from '../placeholders.tsx';
import { useWrittenEdition } from '../use-written-edition.ts';
import { Choices, ContentFields } from './content-fields.tsx';
import { LookPreview } from './look-preview.tsx';
import { partScreen } from './section-link.ts';

type Reply = CallOutput<typeof singleSection>;
type SectionPreview = ComponentType<{
  section: SectionName;
  version: string;
  /** Unless it is the current one. */
  edition?: string;
}>;

declare module '#ui/admin/client-module.tsx' {
  interface ClientModule {
    /** How the sections of a part will look, beside their texts. */
    sectionPreviews?: Partial<Record<Part, SectionPreview>>;
    /** What whoever edits a section is to know first. */
    SectionNotice?: ComponentType<{
      section: SectionName;
      values: Readonly<Record<string, unknown>>;
      choices: Readonly<Record<string, readonly string[]>>;
      edition?: string;
    }>;
  }
}

/** One section of the site. What is saved waits in the draft. */
export function SectionScreen({ section }: { section: SectionName }) {
  const { title, lead } = sectionOf(section);
  const info = partInfo(partOf(section));
  const isListed = info.screen === undefined;
  const written = useWrittenEdition();
  // What the whole site says is no edition's.
  const edition = partOf(section) === 'site' ? {} : written;
  return (
    <UpdateScreen
      title={title()}
      within={{ to: partScreen(section) as '/admin/site', label: isListed ? say.pages() : info.title() }}
      nameOf={title}
      call={singleSection}
      query={{ section, ...edition }}
      key={edition.edition}
      {...(partOf(section) !== 'site' && { edition: 'one' })}
    >
      {({ record }: Reply) => (
        <>
          <p className="panel-lead">{lead()}</p>
          <EmptySection record={record} />
          <Given
            name="SectionNotice"
            props={{ section, values: record.values, choices: record.choices, ...edition }}
          />
          <SectionForm record={record} edition={edition} />
        </>
      )}
    </UpdateScreen>
  );
}

const either = (fields: string[]) => new Intl.ListFormat(language(), { type: 'disjunction' }).format(fields);

function EmptySection({ record: { section, values } }: Pick<Reply, 'record'>) {
  const empty = emptyFields(section, values);
  if (empty.length === 0) return null;
  return (
    <p className="warning">
      {say.saysNothing({ fields: either(empty.map((label) => say.quotedField({ label }))) })}
    </p>
  );
}

function SectionForm({ record, edition }: Pick<Reply, 'record'> & { edition: { edition?: string } }) {
  const { section, values, programs, version, languages } = record;
  const reload = useReload();
  const list = { to: partScreen(section) } as LinkOptions;
  const leave = useSaved(list);
  const stay = ({ message }: { message: string }) => {
    notify('success', message);
    reload?.();
  };
  const { page } = sectionOf(section);
  const [main = LANGUAGES[0]] = languages;
  const own = new Set(programs);
  const [Preview] = useGiven('sectionPreviews').flatMap((ofParts) => ofParts[partOf(section)] ?? []);
  return (
    <RecordForm
      schema={schemaOf(section)}
      initial={values}
      action={say.saveInDraft()}
      failure={updateFailure}
      save={(changed) => makeCall(saveSection, { body: { section, values: changed, version, ...edition } })}
      onSaved={Preview ? stay : leave}
      aside={<Link {...list}>{Preview ? say.backToList() : say.cancel()}</Link>}
      beside={
        <Beside section={section}>
          {Preview && <Preview section={section} version={version} {...edition} />}
          {!Preview && page && <PagePreview section={section} page={page} version={version} />}
        </Beside>
      }
    >
      <TextLanguages
        languages={languages}
        main={main}
        programs={own}
        missing={(now, language) => missingTexts(sectionOf(section).fields, now, language, own)}
      >
        <Choices value={record.choices}>
          <ContentFields fields={sectionOf(section).fields} />
        </Choices>
      </TextLanguages>
    </RecordForm>
  );
}

/** What helps to word a section: the look in use, how it will be, or the placeholders alone. */
function Beside({ section, children }: { section: SectionName; children: ReactNode }) {
  if (section === 'look') return <LookPreview />;
  if (Children.toArray(children).length === 0) return <Placeholders section={section} />;
  return (
    <div className="mail-beside">
      {children}
      <Placeholders section={section} />
    </div>
  );
}
