import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Content, viewContent } from '#modules/content/contract.ts';
import { listedAnswers } from '#modules/submissions/questions.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { counted } from '#platform/contract/plural.ts';
import { Button } from '#ui/admin/button.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { moveWaiting, removeWaiting, viewWaiting, WAITING_STATES, type WaitingRecord } from '../contract.ts';

const FAILED = 'This couldn’t be changed.';

/** Who waits for a place, in the order in which places are offered. */
export function WaitingListScreen() {
  const list = useQuery({ queryKey: [viewWaiting.name], queryFn: () => makeCall(viewWaiting, {}) });
  const entries = list.data?.records ?? [];
  const asked = useReply(viewContent, askedOfThem) ?? [];
  return (
    <Screen title="Waiting list" edition="current">
      <p className="panel-lead">
        A place that comes free is offered to the first whose number of places fits. Until then nobody else
        can take it.
      </p>
      {list.isError && <p role="alert">{refusalText(list.error)}</p>}
      {list.data && entries.length === 0 && (
        <p>Nobody waits. Once all places are taken, the registration page offers the waiting list.</p>
      )}
      <ol className="plain-list wrapping-list">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} asked={asked} />
        ))}
      </ol>
    </Screen>
  );
}

const askedOfThem = ({ edition }: Content) => listedAnswers(edition.forms.registration);

interface EntryProps {
  entry: WaitingRecord;
  asked: ReturnType<typeof askedOfThem>;
}

function Entry({ entry, asked }: EntryProps) {
  const answered = asked.filter(({ read }) => read(entry));
  const { id, fullname, company, email, size, state, until } = entry;
  return (
    <li>
      <div>
        <strong translate="no">{fullname}</strong> · {company}
        <p className="message-detail">
          {email} · {counted(size, 'place')} · {WAITING_STATES[state]}
          {until && (
            <>
              {' '}
              until <Instant value={until} />
            </>
          )}
        </p>
        {answered.length > 0 && (
          <p className="message-detail">
            {answered.map(({ label, read }) => `${label} ${read(entry)}`).join(' · ')}
          </p>
        )}
      </div>
      <Change label={`First: ${fullname}`} run={() => makeCall(moveWaiting, { body: { id, to: 'first' } })}>
        First
      </Change>
      <Change label={`Last: ${fullname}`} run={() => makeCall(moveWaiting, { body: { id, to: 'last' } })}>
        Last
      </Change>
      <Change label={`Remove ${fullname}`} run={() => makeCall(removeWaiting, { body: { id } })}>
        Remove
      </Change>
    </li>
  );
}

interface ChangeProps {
  label: string;
  run: () => Promise<{ message: string }>;
  children: string;
}

function Change({ label, run, children }: ChangeProps) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: run,
    onSuccess: ({ message }) => notify('success', message, { settles: FAILED }),
    onError: (thrown) => notify('error', FAILED, { description: refusalText(thrown) }),
    onSettled: () => queries.invalidateQueries({ queryKey: [viewWaiting.name] }),
  });
  return (
    <Button aria-label={label} busy={change.isPending} onClick={() => change.mutate()}>
      {children}
    </Button>
  );
}
