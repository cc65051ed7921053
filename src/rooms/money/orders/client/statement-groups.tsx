import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { longDate } from '#platform/contract/zoned-time.ts';
import { Button } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import * as say from '../messages.ts';
import {
  answerStatementGroup,
  type StatementGroup,
  viewStatementGroups,
  viewStatementLines,
} from '../statement-contract.ts';
import * as tell from '../statement-messages.ts';
import { ActionButton, useAction } from './action-button.tsx';
import { SCREEN_HEADING } from './to-heading.ts';
import { ToldPayments } from './told-payments.tsx';

const WAYS = { bank: say.bank, 'mobile-money': say.mobileMoney };

/** What many lines wait for, answered by one press. */
export function Groups() {
  const { data } = useQuery({
    queryKey: [viewStatementGroups.name],
    queryFn: () => makeCall(viewStatementGroups, {}),
  });
  const groups = data?.records ?? [];
  if (groups.length === 0) return null;
  return (
    <section className="statement-groups" aria-label={tell.groupsTitle()}>
      <h3>{tell.groupsTitle()}</h3>
      <ul className="plain-list wrapping-list statement-lines">
        {groups.map((group) => (
          <li key={group.id}>
            <div>
              {textOf(group)}
              <p className="message-detail">
                {[WAYS[group.way](), group.currency, daysOf(group)].join(' · ')}
              </p>
            </div>
            <div className="form-actions">
              <CameIn group={group} />
              <ActionButton
                leaves
                label={labelOf(group, tell.groupOut())}
                run={() => answer(group, 'left-out')}
              >
                {tell.groupOut()}
              </ActionButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function answer({ id }: StatementGroup, means: 'came-in' | 'left-out') {
  return makeCall(answerStatementGroup, { query: { id }, body: { means } });
}

function labelOf(group: StatementGroup, action: string): string {
  return tell.groupDone({ group: textOf(group), action });
}

/** Shows what would be entered, and asks, as nothing proves it. */
function CameIn({ group }: { group: StatementGroup }) {
  const [isAsked, ask] = useState(false);
  const { data } = useQuery({
    queryKey: [viewStatementLines.name, group.id],
    queryFn: () => makeCall(viewStatementLines, { query: { group: group.id, page: 1 } }),
    enabled: isAsked,
  });
  const enter = useAction(() => answer(group, 'came-in').finally(() => ask(false)), { leaves: true });
  const count = data?.total ?? group.count;
  return (
    <>
      <Button aria-label={labelOf(group, tell.groupCame())} onClick={() => ask(true)}>
        {tell.groupCame()}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={tell.groupAsked({ count })}
        confirm={tell.groupAllCame()}
        busy={enter.isPending || !data}
        onConfirm={() => enter.mutate()}
        onCancel={() => ask(false)}
        goOn={SCREEN_HEADING}
      >
        <p>{tell.groupWarning()}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className="statement-asked" aria-label={textOf(group)} tabIndex={0}>
          <ToldPayments rows={data?.records ?? []} count={count} />
        </section>
      </ConfirmDialog>
    </>
  );
}

function textOf({ type, state, count }: StatementGroup): string {
  const words = [
    ...(type === undefined ? [] : [type ? tell.typeSaid({ word: type }) : tell.typeNone()]),
    ...(state === undefined ? [] : [state ? tell.stateSaid({ word: state }) : tell.stateNone()]),
  ];
  return tell.groupSays({ count, words: words.join(', ') });
}

function daysOf({ from, to }: StatementGroup): string {
  const days = [...new Set([from, to])];
  return days.map((day) => (day ? longDate(day) : tell.dayUnclear())).join(' – ');
}
