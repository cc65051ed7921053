import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button, buttonClass } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { makeCurrent } from '../contract.ts';
import type { ListedEdition } from '../edition.ts';
import { formatDays } from '../format-days.ts';
import { scheduleOf } from '../schedule.ts';
import { useEditions } from './use-editions.ts';

/** Which edition the site shows, and how to show another one. */
export function CurrentEditionPanel() {
  const editions = useEditions();
  const current = editions?.find((one) => one.current);
  if (!editions || !current) return null;
  return (
    <Panel title="Current edition">
      <Choice current={current} others={editions.filter((one) => !one.current)} />
    </Panel>
  );
}

function Choice({ current, others }: { current: ListedEdition; others: readonly ListedEdition[] }) {
  const queries = useQueryClient();
  const lead = useRef<HTMLParagraphElement>(null);
  const [asked, setAsked] = useState<ListedEdition>();
  const choose = useMutation({
    mutationFn: (id: string) => makeCall(makeCurrent, { body: { id } }),
    onSuccess: ({ message }) => {
      notify('success', message);
      queries.invalidateQueries();
    },
    onError: (thrown) =>
      notify('error', 'The current edition couldn’t be changed.', { description: refusalText(thrown) }),
    onSettled: () => setAsked(undefined),
  });
  return (
    <>
      <p className="panel-lead" ref={lead} tabIndex={-1}>
        The website shows {describe(current)}. New registrations and partnership requests belong to it.
        {!current.chosen && ' Nobody has chosen it: it is the nearest that isn’t over, or the last that was.'}
      </p>
      <p>
        <CopyLink edition={current} />
      </p>
      <ul className="plain-list">
        {others.map((one) => (
          <li key={one.id}>
            <span>{describe(one)}</span>
            <Button onClick={() => setAsked(one)} aria-label={`Make current: ${one.year}`}>
              Make current
            </Button>
            <CopyLink edition={one} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked ? `Make ${asked.year} the current edition?` : ''}
        confirm="Make current"
        busy={choose.isPending}
        onConfirm={() => asked && choose.mutate(asked.id)}
        onCancel={() => setAsked(undefined)}
        goOn={lead}
      >
        {asked && (
          <>
            <p>
              The website will show {describe(asked)}, instead of {describe(current)}: its name, theme, dates,
              place, fees, texts, packages, countdown and calendar entry.
            </p>
            <p>
              New registrations and partnership requests will belong to {asked.year}. Those for {current.year}{' '}
              stay there. You can go back at any time.
            </p>
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

function CopyLink({ edition: { id, year } }: { edition: ListedEdition }) {
  return (
    <Link to="/admin/copy-edition/$id" params={{ id }} className={buttonClass()}>
      Copy {year} to another year
    </Link>
  );
}

/** Such as '2027 (Forum de Lomé, Lomé, 9th to 11th March 2027)'. */
function describe(edition: ListedEdition): string {
  const schedule = scheduleOf(edition);
  const known = [edition.name, edition.city, schedule && formatDays(schedule)].filter(Boolean).join(', ');
  return known ? `${edition.year} (${known})` : String(edition.year);
}
