import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { makeCall } from '#platform/client/call-client.ts';
import { EditionFormFields, valuesOf } from '#rooms/edition/browser.ts';
import {
  createBasicData,
  currentEdition,
  editionBody,
  singleEdition,
  updateBasicData,
} from '#rooms/edition/contract.ts';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import type { Step } from '../contract.ts';
import { StepForm } from './step-form.tsx';
import { zoneOfCountry } from './zone-of-country.ts';

export function DatesStep() {
  return (
    <EditionStep step="dates">
      <EditionFormFields only={['eventDate', 'eventTime', 'days']} />
      <YearWhileUndated />
    </EditionStep>
  );
}

export function PlaceStep() {
  return (
    <EditionStep step="place">
      <EditionFormFields only={['city', 'country', 'venue', 'zone']} />
      <ZoneFollowsCountry />
    </EditionStep>
  );
}

export function FeesStep() {
  return (
    <EditionStep step="fees">
      <EditionFormFields only={['currency', 'regularFee', 'earlyBirdFee', 'earlyBirdExpiryDate']} />
    </EditionStep>
  );
}

/** Some fields of the current edition; the first one that is entered becomes it. */
function EditionStep({ step, children }: { step: Step; children: ReactNode }) {
  return (
    <RecordLoader call={currentEdition} query={{}}>
      {({ record }) =>
        record.entered ? (
          <RecordLoader call={singleEdition} query={{ id: record.id }}>
            {({ record: { version, ...edition } }) => (
              <StepForm
                step={step}
                schema={editionBody}
                initial={valuesOf(edition)}
                save={(fields) =>
                  makeCall(updateBasicData, { query: { id: edition.id }, body: { ...fields, version } })
                }
              >
                {children}
              </StepForm>
            )}
          </RecordLoader>
        ) : (
          <StepForm
            step={step}
            schema={editionBody}
            initial={{ ...valuesOf(record), event_name: '', time_zone: browserZone() }}
            save={(body) => makeCall(createBasicData, { body })}
          >
            {children}
          </StepForm>
        )
      }
    </RecordLoader>
  );
}

/** A date says its year itself. */
function YearWhileUndated() {
  const { setValue } = useFormContext();
  const date: string = useWatch({ name: 'event_date' });
  useEffect(() => {
    if (date) setValue('event_year', date.slice(0, 4));
  }, [date, setValue]);
  return date ? null : <EditionFormFields only={['year']} />;
}

/** Another country has another zone, which can then still be changed. */
function ZoneFollowsCountry() {
  const { setValue } = useFormContext();
  const country: string = useWatch({ name: 'country' });
  const before = useRef(country);
  useEffect(() => {
    if (country === before.current) return;
    before.current = country;
    const zone = zoneOfCountry(country);
    if (zone) setValue('time_zone', zone, { shouldDirty: true });
  }, [country, setValue]);
  return null;
}

function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
