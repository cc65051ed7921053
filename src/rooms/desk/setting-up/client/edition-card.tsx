import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { makeCall } from '#platform/client/call-client.ts';
import { isCurrency } from '#platform/contract/currency.ts';
import { isLook, lookVariables, valuesOf } from '#rooms/edition/browser.ts';
import {
  currentEdition,
  formatDays,
  money,
  type SectionName,
  singleSection,
} from '#rooms/edition/contract.ts';
import { SewnCloth } from '#ui/cloth/sewn-cloth.tsx';
import * as say from '../messages.ts';

const STRIPS = 5;
/** Longer than any card is high, so that all strips are shown, and whole. */
const PICKS = 224;

type Texts = Partial<Record<string, string>>;

/** What was entered so far, on the summit's own cloth and in its colours, while the next of it is typed. */
export function EditionCard() {
  const typed = useWatch() as Texts;
  const identity = useSection('identity');
  const look = useSection('look');
  const edition = useQuery({
    queryKey: [currentEdition.name, {}],
    queryFn: () => makeCall(currentEdition, {}),
  }).data?.record;
  const known: Texts = { ...look, ...identity, ...(edition?.entered && valuesOf(edition)), ...typed };
  const { organiser, event_date, last_date, city, part_fee_regular: fee, currency = '' } = known;
  const colours = isLook(known) ? known : undefined;
  const name = known.name?.trim() || say.yourSummit();
  const seed = useDeferredValue(known.seed?.trim() || name);
  const days = event_date && formatDays({ firstDay: event_date, lastDay: lastOf(event_date, last_date) });
  const place = [city, days].filter(Boolean).join(', ');
  return (
    <div className="summit-card" aria-hidden="true" style={colours && lookVariables(colours, 0)}>
      <div className="summit-card-cloth">
        <SewnCloth key={seed} className="draws-down" seed={seed} strips={STRIPS} picks={PICKS} />
      </div>
      <div className="summit-card-label">
        {organiser && <p>{organiser}</p>}
        <p className="summit-card-name" dir="auto">
          {name}
        </p>
        {place && <p>{place}</p>}
        {fee && isCurrency(currency) && Number(fee) >= 0 && <p>{money(Number(fee), currency)}</p>}
        <p className="look-button">{say.register()}</p>
      </div>
    </div>
  );
}

function lastOf(first: string, last: string | undefined): string {
  return last && last >= first ? last : first;
}

function useSection(section: SectionName): Texts {
  const { data } = useQuery({
    queryKey: [singleSection.name, { section }],
    queryFn: () => makeCall(singleSection, { query: { section } }),
  });
  return (data?.record.values ?? {}) as Texts;
}
