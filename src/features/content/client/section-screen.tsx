import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { saveSection, singleSection } from '../contract.ts';
import { PLACEHOLDERS } from '../placeholders.ts';
import { type SectionName, schemaOf, sectionOf } from '../sections.ts';
import { ContentFields } from './content-fields.tsx';
import { LookPreview } from './look-preview.tsx';

type Reply = CallOutput<typeof singleSection>;

/** One section of the site. What is saved waits in the draft. */
export function SectionScreen({ section }: { section: SectionName }) {
  const { title, lead } = sectionOf(section);
  return (
    <UpdateScreen
      title={title}
      within={{ to: '/admin/site', label: 'Site' }}
      nameOf={() => title}
      call={singleSection}
      query={{ section }}
    >
      {({ record }: Reply) => (
        <>
          <p className="panel-lead">{lead}</p>
          <SectionForm section={section} record={record} />
        </>
      )}
    </UpdateScreen>
  );
}

function SectionForm({ section, record }: { section: SectionName; record: Reply['record'] }) {
  const onSaved = useSaved({ to: '/admin/site' });
  return (
    <RecordForm
      schema={schemaOf(section)}
      initial={record.values}
      action="Save in the draft"
      failure={updateFailure}
      save={(values) => makeCall(saveSection, { body: { section, values, version: record.version } })}
      onSaved={onSaved}
      aside={<Link to="/admin/site">Cancel</Link>}
      beside={section === 'look' ? <LookPreview /> : <Placeholders />}
    >
      <ContentFields fields={sectionOf(section).fields} />
    </RecordForm>
  );
}

function Placeholders() {
  return (
    <details className="help placeholders">
      <summary>Words that follow the edition</summary>
      <p>Write one of these in braces, and the site puts in what the edition says.</p>
      <dl>
        {Object.entries(PLACEHOLDERS).map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
