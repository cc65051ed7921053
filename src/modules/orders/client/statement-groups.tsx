import { useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { longDate } from '#platform/contract/zoned-time.ts';
import * as say from '../messages.ts';
import { answerStatementGroup, type StatementGroup, viewStatementGroups } from '../statement-contract.ts';
import * as tell from '../statement-messages.ts';
import { ActionButton } from './action-button.tsx';

const WAYS = { bank: say.bank, 'mobile-money': say.mobileMoney };

const ANSWERS = [
  ['came-in', tell.groupCame],
  ['left-out', tell.groupOut],
] as const;

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
              {ANSWERS.map(([means, action]) => (
                <ActionButton
                  key={means}
                  leaves
                  label={tell.groupDone({ group: textOf(group), action: action() })}
                  run={() => makeCall(answerStatementGroup, { query: { id: group.id }, body: { means } })}
                >
                  {action()}
                </ActionButton>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
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
