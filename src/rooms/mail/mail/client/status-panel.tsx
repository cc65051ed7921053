import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { locale } from '#platform/contract/language.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { MAIL_STATES, type MailState, type MailStatus, mailStatus } from '../contract.ts';
import * as say from '../messages.ts';

const EVERY_MS = 10_000;
const COUNT = new Intl.NumberFormat(locale());
const states = Object.keys(MAIL_STATES) as MailState[];

/** Whether mail goes out, and how much waits. */
export function StatusPanel() {
  const { data, error } = useQuery({
    queryKey: [mailStatus.name],
    queryFn: () => makeCall(mailStatus, {}),
    refetchInterval: EVERY_MS,
  });
  return (
    <Panel title={data && !data.sending ? say.mailIsKeptHere() : say.outgoingMail()}>
      {error && <p role="alert">{refusalText(error)}</p>}
      {data && <Status status={data} />}
    </Panel>
  );
}

function Status({ status: { sending, from, server, counts, oldest } }: { status: MailStatus }) {
  return (
    <>
      {sending ? (
        <p>
          <RichMessage
            of={say.senderAndServer({ from, server })}
            tags={{ from: (words) => <strong>{words}</strong> }}
          />
        </p>
      ) : (
        <p className="warning">
          <RichMessage of={say.noServer()} tags={{ code: (words) => <code>{words}</code> }} />
        </p>
      )}
      <ul className="mail-counts">
        {states
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <li key={state}>
              <Link to="/admin/mail" search={{ state }}>
                <strong>{COUNT.format(counts[state])}</strong> {MAIL_STATES[state]()}
              </Link>
            </li>
          ))}
      </ul>
      {oldest && (
        <p>
          <RichMessage of={say.oldestWaiting()} tags={{ time: () => <Instant value={oldest} /> }} />
        </p>
      )}
    </>
  );
}
