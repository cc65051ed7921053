import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { inWords } from '#modules/editions/format-days.ts';
import { useSessionValues } from '#platform/client/session-values.ts';
import { plural } from '#platform/contract/plural.ts';
import { Instant } from '#ui/admin/instant.tsx';
import type { Overview, Today as TodayData } from '../contract.ts';
import { DaysLeft } from './days-left.tsx';
import { useOverview } from './use-overview.ts';

/** What matters today. If it can't be read, the overview below says so. */
export function Today() {
  const overview = useOverview();
  const mayOpen = useSessionValues()?.role === 'Administrator';
  if (overview.error && !overview.data) return null;
  return (
    <section className="panel today" aria-label="Today" aria-busy={overview.isPending}>
      <h2>Today</h2>
      {overview.data && (
        <div className="today-content">
          <DaysLeft {...overview.data.today} />
          <ul className="today-list">
            <Week {...overview.data.today} mayOpen={mayOpen} />
            <News {...overview.data} />
            <Unanswered {...overview.data.today} mayOpen={mayOpen} />
            <Groups {...overview.data.today} mayOpen={mayOpen} />
          </ul>
        </div>
      )}
    </section>
  );
}

const COUNT = new Intl.NumberFormat('en-GB');

/** One figure and what it means. */
function Item({ figure, children }: { figure: number; children: ReactNode }) {
  return (
    <li data-nothing={figure === 0 || undefined}>
      <strong>{COUNT.format(figure)}</strong> <span>{children}</span>
    </li>
  );
}

type Part = TodayData & { mayOpen: boolean };

function Week({ registrationsOfWeek, registrationsOfWeekBefore, mayOpen }: Part) {
  const difference = registrationsOfWeek - registrationsOfWeekBefore;
  const text =
    difference === 0
      ? 'as many as in the seven before'
      : `${COUNT.format(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than in the seven before`;
  return (
    <Item figure={registrationsOfWeek}>
      {plural(registrationsOfWeek, 'registration', 'registrations')} in seven days, {text}
      {mayOpen && registrationsOfWeek > 0 && <Link to="/admin/attendees">Look at them</Link>}
    </Item>
  );
}

function News({ since, newRegistrations, newRequests }: Overview) {
  if (!since) return null;
  return (
    <Item figure={newRegistrations + newRequests}>
      new since your last sign-in, <Instant value={since} />: {orNo(newRegistrations, 'registration')} and{' '}
      {orNo(newRequests, 'request')}
    </Item>
  );
}

function orNo(count: number, one: string): string {
  return `${count === 0 ? 'no' : COUNT.format(count)} ${plural(count, one, `${one}s`)}`;
}

function Unanswered({ unansweredRequests, unansweredUntil, mayOpen }: Part) {
  return (
    <Item figure={unansweredRequests}>
      {plural(unansweredRequests, 'request has', 'requests have')} waited two days or longer for an answer
      {mayOpen && unansweredRequests > 0 && (
        <Link to="/admin/partnerships" search={{ answered: 'no', to: unansweredUntil }}>
          Answer {plural(unansweredRequests, 'it', 'them')}
        </Link>
      )}
    </Item>
  );
}

function Groups({ groupLeast, groups, otherGroups, mayOpen }: Part) {
  const number = groups.length + otherGroups;
  return (
    <Item figure={number}>
      {plural(number, 'group', 'groups')} of {inWords(groupLeast)} or more from one company
      {number > 0 && ': '}
      {groups.map(({ label, count }, index) => (
        <span key={label}>
          {index > 0 && ', '}
          {mayOpen ? (
            <Link to="/admin/attendees" search={{ company: label }} className="today-group">
              {label}
            </Link>
          ) : (
            label
          )}{' '}
          ({COUNT.format(count)})
        </span>
      ))}
      {otherGroups > 0 && ` and ${COUNT.format(otherGroups)} more`}
    </Item>
  );
}
