import { useQuery } from '@tanstack/react-query';
import { viewEditions } from '#modules/editions/contract.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { useEdition } from '#ui/admin/chosen-edition.ts';
import { NO_CURRENCY, sellingProblems } from '../contract.ts';
import type { Sales } from '../sales.ts';
import { unsoldText } from '../selling.ts';

/** What keeps the tickets of the edition in use from being sold, and its papers from being complete. */
export function SellingProblemsPart() {
  const edition = useEdition();
  const found = useQuery({
    queryKey: [sellingProblems.name, { edition }],
    queryFn: () => makeCall(sellingProblems, { query: { edition } }),
  }).data;
  return [found?.unsold, found?.papers].filter(Boolean).map((text) => (
    <p key={text} className="warning">
      {text}
    </p>
  ));
}

/** The first of these, where the kinds of ticket are entered. */
export function SectionNotice({
  section,
  values,
  edition,
}: {
  section: string;
  values: Readonly<Record<string, unknown>>;
  edition?: string;
}) {
  const editions = useQuery({
    queryKey: [viewEditions.name],
    queryFn: () => makeCall(viewEditions, {}),
  }).data?.records;
  if (section !== 'ticketKinds') return null;
  const written = editions?.find(({ id, current }) => (edition ? id === edition : current));
  const text = written && unsoldText({ ticketKinds: values as Sales['ticketKinds'] }, written.currency);
  return text ? <p className="warning">{text}</p> : null;
}

/** What an edition's tickets would be in another currency. */
export async function beforeCurrency(edition: string, currency: string): Promise<string> {
  return (await makeCall(sellingProblems, { query: { edition, currency: currency || NO_CURRENCY } })).unsold;
}
