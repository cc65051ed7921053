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
import * as say from '../messages.ts';
import { scheduleOf } from '../schedule.ts';
import { useEditions } from './use-editions.ts';

/** Which edition the site shows, and how to show another one. */
export function CurrentEditionPanel() {
  const editions = useEditions();
  const current = editions?.find((one) => one.current);
  if (!editions || !current) return null;
  return (
    <Panel title={say.currentEdition()}>
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
    onError: (thrown) => notify('error', say.notMadeCurrent(), { description: refusalText(thrown) }),
    onSettled: () => setAsked(undefined),
  });
  return (
    <>
      <p className="panel-lead" ref={lead} tabIndex={-1}>
        {say.websiteShows({ edition: describe(current) })}
        {!current.chosen && ` ${say.nobodyChose()}`}
      </p>
      <p>
        <CopyLink edition={current} />
      </p>
      <ul className="plain-list">
        {others.map((one) => (
          <li key={one.id}>
            <span>{describe(one)}</span>
            <Button onClick={() => setAsked(one)} aria-label={say.makeYearCurrent({ year: one.year })}>
              {say.makeCurrent()}
            </Button>
            <CopyLink edition={one} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked ? say.makeCurrentTitle({ year: asked.year }) : ''}
        confirm={say.makeCurrent()}
        busy={choose.isPending}
        onConfirm={() => asked && choose.mutate(asked.id)}
        onCancel={() => setAsked(undefined)}
        goOn={lead}
      >
        {asked && (
          <>
            <p>{say.makeCurrentLead({ asked: describe(asked), current: describe(current) })}</p>
            <p>{say.makeCurrentRegistrations({ year: asked.year, current: String(current.year) })}</p>
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

function CopyLink({ edition: { id, year } }: { edition: ListedEdition }) {
  return (
    <Link to="/admin/copy-edition/$id" params={{ id }} className={buttonClass()}>
      {say.copyOf({ year })}
    </Link>
  );
}

/** Such as '2027 (Forum de Lomé, Lomé, 9th to 11th March 2027)'. */
function describe(edition: ListedEdition): string {
  const schedule = scheduleOf(edition);
  const known = [edition.name, edition.city, schedule && formatDays(schedule)].filter(Boolean).join(', ');
  return known ? `${edition.year} (${known})` : String(edition.year);
}
