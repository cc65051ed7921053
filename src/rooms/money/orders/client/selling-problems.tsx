import { useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { viewEditions } from '#rooms/edition/contract.ts';
import { useEdition } from '#ui/admin/chosen-edition.ts';
import { NO_CURRENCY, sellingProblems } from '../contract.ts';
import type { Sales } from '../sales.ts';
import { deadCodesText, unsoldText } from '../selling.ts';

/** What keeps the tickets of the edition in use from being sold, and its papers from being complete. */
export function SellingProblemsPart() {
  const edition = useEdition();
  const found = useQuery({
    queryKey: [sellingProblems.name, { edition }],
    queryFn: () => makeCall(sellingProblems, { query: { edition } }),
  }).data;
  return [found?.unsold, found?.codes, found?.papers].filter(Boolean).map((text) => (
    <p key={text} className="warning">
      {text}
    </p>
  ));
}

/** Where they are entered. */
export function SectionNotice({
  section,
  values,
  choices,
  edition,
}: {
  section: string;
  values: Readonly<Record<string, unknown>>;
  choices: Readonly<Record<string, readonly string[]>>;
  edition?: string;
}) {
  const editions = useQuery({
    queryKey: [viewEditions.name],
    queryFn: () => makeCall(viewEditions, {}),
  }).data?.records;
  const written = editions?.find(({ id, current }) => (edition ? id === edition : current));
  const text = written && problemIn(section, values, choices['codes.kind'] ?? [], written.currency);
  return text ? <p className="warning">{text}</p> : null;
}

/** What is wrong with what is being written; '' if nothing is. */
function problemIn(
  section: string,
  values: Readonly<Record<string, unknown>>,
  kinds: readonly string[],
  currency: string | null,
): string {
  if (section === 'ticketKinds') return unsoldText({ ticketKinds: values as Sales['ticketKinds'] }, currency);
  if (section !== 'discountCodes') return '';
  const ticketKinds = { kinds: kinds.map((name) => ({ name })) } as Sales['ticketKinds'];
  return deadCodesText({ ticketKinds, discountCodes: values as Sales['discountCodes'] }, currency);
}

/** What an edition's tickets would be in another currency. */
export async function beforeCurrency(edition: string, currency: string): Promise<string> {
  return (await makeCall(sellingProblems, { query: { edition, currency: currency || NO_CURRENCY } })).unsold;
}
