import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { useMayAccess } from '#platform/client/session-values.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { MAIL_STATES, viewMails } from '../contract.ts';
import * as say from '../messages.ts';

/** How many are shown; the list of mails has all of them. */
const SHOWN = 10;

/** The mails about a record, the newest first, and what became of each. */
export function MailsPart({ id }: { id: string }) {
  const enabled = useMayAccess(viewMails.access);
  const query = { about: id, page: '1', pageSize: String(SHOWN) };
  const { data } = useQuery({
    queryKey: [viewMails.name, 'about', id],
    queryFn: ({ signal }) => makeCall(viewMails, { query }, { signal }),
    enabled,
  });
  if (!data || data.records.length === 0) return null;
  // A request goes to whoever sent it and to organisers.
  const isToSeveral = new Set(data.records.map(({ recipient }) => recipient)).size > 1;
  return (
    <section className="details-section" aria-label={say.many()}>
      <h3>{say.many()}</h3>
      <ul>
        {data.records.map((mail) => (
          <li key={mail.id}>
            <Link to="/admin/mail" search={{ record: mail.id }}>
              {mail.subject}
            </Link>
            <span className="details-when">
              {isToSeveral && `${mail.recipient}, `}
              {MAIL_STATES[mail.state]()}, <Instant value={mail.sent || mail.date} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
