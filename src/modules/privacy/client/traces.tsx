import { Instant } from '#ui/admin/instant.tsx';
import type { Person } from '../contract.ts';

/** What the record of activity says about a person. */
export function Traces({ person: { activities, activityTotal } }: { person: Person }) {
  return (
    <section className="kept" aria-label="In the record of activity">
      <h3>In the record of activity</h3>
      {activities.length < activityTotal && (
        <p className="message-detail">
          The newest {activities.length} of {activityTotal.toLocaleString('en')}. The file has all of them.
        </p>
      )}
      <ul className="traces">
        {activities.map(({ id, time, username, activity_type, activity_description }) => (
          <li key={id}>
            <span>
              <Instant value={time} />, {username}: {activity_type}
            </span>
            <span className="message-detail">{activity_description}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
