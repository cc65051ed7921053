import { Link, linkOptions } from '@tanstack/react-router';
import { use } from 'react';
import { TextValue } from '#ui/admin/table/columns.tsx';
import { RowLink } from '#ui/admin/table/row-link.tsx';
import { type Attendee, GROUP_COUNTED } from '../contract.ts';
import type { AttendeeDetails } from '../desk.ts';
import * as say from '../messages.ts';
import { JoinGroup } from './join-group.tsx';
import { GroupLeast } from './use-edition.ts';

/** The company, and how many of it are registered once they are a group. */
export function CompanyCell({ company, group }: Attendee) {
  const least = use(GroupLeast);
  const count = counted(group);
  const label = say.countCompany({ number: count, company });
  return (
    <span className="marked-cell">
      <TextValue value={company} />
      {group >= least && (
        <RowLink
          link={linkOptions({ to: '/admin/attendees', search: { company } })}
          className="group-mark"
          aria-label={label}
          title={label}
        >
          {count}
        </RowLink>
      )}
    </span>
  );
}

function counted(group: number): string {
  return group < GROUP_COUNTED ? String(group) : `${GROUP_COUNTED}+`;
}

/** The name, and whether the registration was cancelled. */
export function NameCell({ fullname, cancelled }: Attendee) {
  return (
    <span className="marked-cell">
      <TextValue value={fullname} />
      {cancelled && <span className="state-mark">{say.cancelled()}</span>}
    </span>
  );
}

/** Others of the company, each a link to their record, and one to all of them. */
export function Colleagues(attendee: AttendeeDetails) {
  const { company, group, colleagues = [] } = attendee;
  const least = use(GroupLeast);
  if (colleagues.length === 0) return null;
  return (
    <section className="details-section" aria-label={say.colleagues()}>
      <h3>
        {group >= least ? say.countCompany({ number: counted(group), company }) : say.alsoFrom({ company })}
      </h3>
      <ul>
        {colleagues.map(({ id, fullname }) => (
          <li key={id}>
            <Link to="/admin/attendees" search={{ record: id }}>
              {fullname}
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/admin/attendees" search={{ company }}>
        {say.showColleagues()}
      </Link>
      {colleagues.some(({ together }) => !together) && (
        <p>
          <strong>{say.mayBelong()}</strong> {say.mayBelongLead()}
        </p>
      )}
      <JoinGroup {...attendee} />
    </section>
  );
}
