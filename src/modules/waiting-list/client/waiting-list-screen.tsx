import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Content, viewContent } from '#modules/content/contract.ts';
import { listedAnswers } from '#modules/submissions/questions.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { RichMessage } from '#ui/rich-message.tsx';
import { moveWaiting, removeWaiting, viewWaiting, WAITING_STATES, type WaitingRecord } from '../contract.ts';
import * as say from '../messages.ts';

/** Who waits for a place, in the order in which places are offered. */
export function WaitingListScreen() {
  const list = useQuery({ queryKey: [viewWaiting.name], queryFn: () => makeCall(viewWaiting, {}) });
  const entries = list.data?.records ?? [];
  const asked = useReply(viewContent, askedOfThem) ?? [];
  return (
    <Screen title={say.many()} edition="current">
      {entries.length > 0 && <p className="panel-lead">{sumOf(entries)}</p>}
      <p className="panel-lead">{say.deskLead()}</p>
      {list.isError && <p role="alert">{refusalText(list.error)}</p>}
      {list.data && entries.length === 0 && <p>{say.empty()}</p>}
      <ol className="plain-list wrapping-list">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} asked={asked} />
        ))}
      </ol>
    </Screen>
  );
}

/** How many wait for how many places, and how many of these are offered. */
function sumOf(entries: readonly WaitingRecord[]): string {
  const placesOf = (some: readonly WaitingRecord[]) => some.reduce((sum, { size }) => sum + size, 0);
  return say.waitFor({
    count: entries.length,
    places: say.places({ count: placesOf(entries) }),
    offered: placesOf(entries.filter(({ state }) => state === 'offered')),
  });
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
          {email} · {say.places({ count: size })} · {WAITING_STATES[state]()}
          {until && (
            <>
              {' '}
              <RichMessage of={say.until()} tags={{ time: () => <Instant value={until} /> }} />
            </>
          )}
        </p>
        {answered.length > 0 && (
          <p className="message-detail">
            {answered.map(({ label, read }) => `${label} ${read(entry)}`).join(' · ')}
          </p>
        )}
      </div>
      <Change
        label={say.moveFirst({ fullname })}
        run={() => makeCall(moveWaiting, { body: { id, to: 'first' } })}
      >
        {say.first()}
      </Change>
      <Change
        label={say.moveLast({ fullname })}
        run={() => makeCall(moveWaiting, { body: { id, to: 'last' } })}
      >
        {say.last()}
      </Change>
      <Change label={say.removeNamed({ fullname })} run={() => makeCall(removeWaiting, { body: { id } })}>
        {say.remove()}
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
    onSuccess: ({ message }) => notify('success', message, { settles: say.notChanged() }),
    onError: (thrown) => notify('error', say.notChanged(), { description: refusalText(thrown) }),
    onSettled: () => queries.invalidateQueries({ queryKey: [viewWaiting.name] }),
  });
  return (
    <Button aria-label={label} busy={change.isPending} onClick={() => change.mutate()}>
      {children}
    </Button>
  );
}
