import { Link } from '@tanstack/react-router';
import { Words } from '#ui/admin/table/columns.tsx';
import { type Attendee, GROUP_COUNTED } from '../contract.ts';
import type { AttendeeDetails } from '../desk.ts';
import { useGroupLeast } from './use-edition.ts';

/** The company, and how many of it are registered once they are a group. */
export function CompanyCell({ company, group }: Attendee) {
  const least = useGroupLeast();
  const count = counted(group);
  const inWords = `${count} of ${company}`;
  return (
    <span className="marked-cell">
      <Words value={company} />
      {group >= least && (
        <Link
          to="/admin/attendees"
          search={{ company }}
          className="group-mark"
          aria-label={inWords}
          title={inWords}
        >
          {count}
        </Link>
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
      <Words value={fullname} />
      {cancelled && <span className="state-mark">Cancelled</span>}
    </span>
  );
}

/** Others of the company, each a link to their record, and one to all of them. */
export function Colleagues({ company, group, colleagues = [] }: AttendeeDetails) {
  const least = useGroupLeast();
  if (colleagues.length === 0) return null;
  return (
    <section className="details-section" aria-label="Others of this company">
      <h3>{group >= least ? `${counted(group)} of ${company}` : `Also from ${company}`}</h3>
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
        Show all in the list
      </Link>
    </section>
  );
}
