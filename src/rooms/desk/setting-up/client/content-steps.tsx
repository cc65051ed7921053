import type { z } from 'zod';
import { makeCall } from '#platform/client/call-client.ts';
import { ContentFields, valuesOf } from '#rooms/edition/browser.ts';
import {
  currentEdition,
  type SectionName,
  saveSection,
  schemaOf,
  sectionOf,
  singleEdition,
  singleSection,
  updateBasicData,
} from '#rooms/edition/contract.ts';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import type { Step } from '../contract.ts';
import * as say from '../messages.ts';
import { LookChoice } from './look-choice.tsx';
import { StepForm } from './step-form.tsx';

export function NameStep() {
  return (
    <RecordLoader call={currentEdition} query={{}}>
      {({ record: { id, entered, name } }) => (
        <SectionStep
          step="name"
          section="identity"
          shown={['name', 'organiser', 'shortName']}
          initial={({ name: written, shortName, ...values }, programs) => ({
            ...values,
            name: name ?? without(written, programs),
            shortName: without(shortName, programs),
          })}
          also={() => (entered && name !== null ? dropOwnName(id) : undefined)}
        />
      )}
    </RecordLoader>
  );
}

export function ContactStep() {
  return <SectionStep step="contact" section="contact" shown={['email', 'phone', 'location']} />;
}

export function LookStep() {
  return (
    <SectionStep step="look" section="look" shown={['accent']}>
      <details className="help">
        <summary>{say.allSixColours()}</summary>
        <div className="form">
          <ContentFields fields={pick('look', ['ink', 'gold', 'palm', 'clay', 'indigo', 'seed'])} />
        </div>
      </details>
    </SectionStep>
  );
}

interface Props {
  step: Step;
  section: SectionName;
  /** The fields that are asked for; the others stay as they are. */
  shown: readonly string[];
  initial?: (values: Record<string, unknown>, programs: readonly unknown[]) => Record<string, unknown>;
  /** What else must be saved. */
  also?: () => Promise<unknown> | undefined;
  children?: React.ReactNode;
}

function SectionStep({ step, section, shown, initial = (values) => values, also, children }: Props) {
  return (
    <RecordLoader call={singleSection} query={{ section }}>
      {({ record: { values, programs, version } }) => (
        <StepForm
          step={step}
          schema={schemaOf(section)}
          initial={initial(values, programs)}
          save={async (changed) => {
            await makeCall(saveSection, { body: { section, values: changed, version } });
            await also?.();
          }}
        >
          {section === 'look' && <LookChoice />}
          <ContentFields fields={pick(section, shown)} />
          {children}
        </StepForm>
      )}
    </RecordLoader>
  );
}

function pick(section: SectionName, names: readonly string[]): z.ZodRawShape {
  const { fields } = sectionOf(section);
  return Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}

function without(value: unknown, programs: readonly unknown[]): unknown {
  return programs.includes(value) ? '' : value;
}

/** An edition without a name of its own is called as the site is. */
async function dropOwnName(id: string) {
  const { record } = await makeCall(singleEdition, { query: { id } });
  const body = { ...valuesOf(record), event_name: '', version: record.version };
  await makeCall(updateBasicData, { query: { id }, body });
}
