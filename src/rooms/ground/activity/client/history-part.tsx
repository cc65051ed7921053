import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { useMayAccess } from '#platform/client/session-values.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { viewActivity } from '../contract.ts';
import * as say from '../messages.ts';

/** How many are shown; the activity has all of them. */
const SHOWN = 5;

/** What was done to a record, the newest first. */
export function HistoryPart({ id }: { id: string }) {
  const enabled = useMayAccess(viewActivity.access);
  const query = { subjectId: id, page: '1', pageSize: String(SHOWN) };
  const { data } = useQuery({
    queryKey: [viewActivity.name, 'of', id],
    queryFn: ({ signal }) => makeCall(viewActivity, { query }, { signal }),
    enabled,
  });
  if (!data || data.records.length === 0) return null;
  return (
    <section className="details-section" aria-label={say.history()}>
      <h3>{say.history()}</h3>
      <ul>
        {data.records.map(({ id: key, activity_description, username, time }) => (
          <li key={key}>
            {activity_description}
            <span className="details-when">
              {username}, <Instant value={time} />
            </span>
          </li>
        ))}
      </ul>
      <Link to="/admin/activity" search={{ subjectId: id }}>
        {say.wholeHistory()}
      </Link>
    </section>
  );
}
