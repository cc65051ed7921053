import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import type { ListedEdition } from '../edition.ts';
import { makeCurrent } from '../edition-calls.ts';
import { editionWords } from '../edition-words.ts';
import { useEditions } from './use-editions.ts';

/** Which edition the site shows, and how to show another one. */
export function CurrentEditionPanel() {
  const editions = useEditions();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<ListedEdition>();
  const choose = useMutation({
    mutationFn: (id: string) => makeCall(makeCurrent, { body: { id } }),
    onSuccess: ({ message }) => {
      notify('success', message);
      queries.invalidateQueries();
    },
    onError: (thrown) => notify('error', refusalText(thrown)),
    onSettled: () => setAsked(undefined),
  });
  const current = editions?.find((one) => one.current);
  if (!editions || !current) return null;
  const others = editions.filter((one) => !one.current);
  return (
    <Panel
      title="Current edition"
      lead={`The website shows ${describe(current)}${current.chosen ? '' : ', because nobody has chosen another and it is the nearest'}. New registrations and partnership requests belong to it.`}
    >
      <ul>
        {others.map((one) => (
          <li key={one.id} className="edition-option">
            <span>{describe(one)}</span>{' '}
            <Button onClick={() => setAsked(one)} aria-label={`Make ${one.year} current`}>
              Make current
            </Button>
          </li>
        ))}
        {!current.chosen && others.length > 0 && (
          <li className="edition-option">
            <span>{describe(current)}</span>{' '}
            <Button onClick={() => setAsked(current)} aria-label={`Keep ${current.year} current`}>
              Keep it current
            </Button>
          </li>
        )}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked ? `Make ${asked.year} the current edition?` : ''}
        confirm="Make current"
        busy={choose.isPending}
        onConfirm={() => asked && choose.mutate(asked.id)}
        onCancel={() => setAsked(undefined)}
      >
        {asked && <Consequences from={current} to={asked} />}
      </ConfirmDialog>
    </Panel>
  );
}

function Consequences({ from, to }: { from: ListedEdition; to: ListedEdition }) {
  if (from === to) return <p>{to.year} stays the current edition until somebody chooses another one.</p>;
  return (
    <>
      <p>
        From now on the website shows {describe(to)}, instead of {describe(from)}: its name, theme, dates,
        place, fees, countdown and calendar entry.
      </p>
      <p>
        New registrations and partnership requests belong to {to.year}. Those for {from.year} stay there. You
        can go back at any time.
      </p>
    </>
  );
}

/** Such as '2027: Forum de Lomé, Lomé, 9th to 11th March 2027'. */
function describe(edition: ListedEdition): string {
  const { name, placeAndDays } = editionWords({ ...edition, entered: true, fallback: 'neutral' });
  return `${edition.year}: ${name}, ${placeAndDays}`;
}
