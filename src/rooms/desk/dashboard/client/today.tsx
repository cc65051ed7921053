import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMayKnow } from '#platform/client/session-values.ts';
import { locale } from '#platform/contract/language.ts';
import { inWords } from '#rooms/edition/contract.ts';
import { partnershipKind } from '#rooms/partners/contract.ts';
import { attendeeKind } from '#rooms/people/contract.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import type { Overview, Today as TodayData } from '../contract.ts';
import * as say from '../messages.ts';
import { DaysLeft } from './days-left.tsx';
import { useOverview } from './use-overview.ts';

/** What matters today. If it can't be read, the overview below says so. */
export function Today() {
  const overview = useOverview();
  const mayKnowAttendees = useMayKnow(attendeeKind);
  const mayKnowRequests = useMayKnow(partnershipKind);
  if (overview.error && !overview.data) return null;
  return (
    <section className="panel today" aria-label={say.today()} aria-busy={overview.isPending}>
      <h2>{say.today()}</h2>
      {overview.data && (
        <div className="today-content">
          <DaysLeft {...overview.data.today} />
          <ul className="today-list">
            <Week {...overview.data.today} mayOpen={mayKnowAttendees} />
            <News {...overview.data} />
            <Unanswered {...overview.data.today} mayOpen={mayKnowRequests} />
            <Groups {...overview.data.today} mayOpen={mayKnowAttendees} />
          </ul>
        </div>
      )}
    </section>
  );
}

const COUNT = new Intl.NumberFormat(locale());

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
  const count = registrationsOfWeek;
  const text =
    difference === 0
      ? say.weekAsBefore({ count })
      : difference > 0
        ? say.weekWithMore({ count, difference })
        : say.weekWithFewer({ count, difference: -difference });
  return (
    <Item figure={registrationsOfWeek}>
      {text}
      {mayOpen && registrationsOfWeek > 0 && <Link to="/admin/attendees">{say.lookAtThem()}</Link>}
    </Item>
  );
}

function News({ since, newRegistrations, newRequests }: Overview) {
  if (!since) return null;
  return (
    <Item figure={newRegistrations + newRequests}>
      <RichMessage
        of={say.newSince({
          registrations:
            newRegistrations === 0
              ? say.noRegistrations()
              : say.registrationsNamed({ count: newRegistrations }),
          requests: newRequests === 0 ? say.noRequests() : say.requestsNamed({ count: newRequests }),
        })}
        tags={{ time: () => <Instant value={since} /> }}
      />
    </Item>
  );
}

function Unanswered({ unansweredRequests, unansweredUntil, mayOpen }: Part) {
  return (
    <Item figure={unansweredRequests}>
      {say.unanswered({ count: unansweredRequests })}
      {mayOpen && unansweredRequests > 0 && (
        <Link to="/admin/partnerships" search={{ answered: 'no', to: unansweredUntil }}>
          {say.answerThem({ count: unansweredRequests })}
        </Link>
      )}
    </Item>
  );
}

function Groups({ groupLeast, groups, otherGroups, mayOpen }: Part) {
  const number = groups.length + otherGroups;
  return (
    <Item figure={number}>
      {say.groups({ count: number, least: inWords(groupLeast) })}
      {groups.length > 0 && ': '}
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
      {groups.length > 0 && otherGroups > 0 && ` ${say.andOtherGroups({ count: otherGroups })}`}
    </Item>
  );
}
