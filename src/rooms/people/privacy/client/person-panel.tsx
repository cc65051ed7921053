import { useMutation } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { saveExport } from '#platform/client/save-export.ts';
import { typeLabel } from '#rooms/ground/contract.ts';
import { Button } from '#ui/admin/button.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { exportPerson, findPerson, PERSON_FILE, type Person } from '../contract.ts';
import * as say from '../messages.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { StoredRecordSection } from './stored-record-section.tsx';
import { TextMatches } from './text-matches.tsx';

interface Props {
  person: Person;
  onChanged: (person: Person | undefined) => void;
}

/** Everything that is kept about a person, to read, print, give out, correct and erase. */
export function PersonPanel({ person, onChanged }: Props) {
  const { email, time, activityTotal } = person;
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const [erasing, setErasing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const records = person.records.filter(({ byName, id }) => !byName || confirmed.includes(id));
  const isNothing = records.length + activityTotal === 0;
  const give = useMutation({
    mutationFn: () =>
      saveExport({ call: exportPerson, query: {}, body: { email, confirmed }, file: PERSON_FILE }, () => {}),
    onSuccess: () => notify('success', say.fileSaved({ file: PERSON_FILE })),
    onError: (thrown) => notify('error', say.fileNotMade(), { description: refusalText(thrown) }),
  });
  const confirm = (id: string, isTheirs: boolean) =>
    setConfirmed((ids) => (isTheirs ? [...ids, id] : ids.filter((other) => other !== id)));
  const readAgain = async (address: string) =>
    onChanged(await makeCall(findPerson, { body: { email: address } }));

  return (
    <section className="panel person printed" aria-label={say.whatIsKept()}>
      <h2 ref={heading} tabIndex={-1}>
        {say.keptAbout({ email })}
      </h2>
      {isNothing && <p>{say.nothingKept()}</p>}
      {!isNothing && (
        <>
          <p className="panel-lead">
            <RichMessage of={say.asOf()} tags={{ time: () => <Instant value={time} /> }} />
          </p>
          <div className="form-actions">
            <Button busy={give.isPending} onClick={() => give.mutate()}>
              <Download aria-hidden size={16} />
              {say.saveAsJson()}
            </Button>
            <Button onClick={() => window.print()}>
              <Printer aria-hidden size={16} />
              {say.print()}
            </Button>
            <Button kind="danger" onClick={() => setErasing(true)}>
              {say.eraseEverything()}
            </Button>
          </div>
        </>
      )}
      {person.records.map((record, index) => (
        <StoredRecordSection
          key={record.id}
          record={record}
          place={say.place({ position: index + 1, total: person.records.length })}
          isTheirs={!record.byName || confirmed.includes(record.id)}
          onConfirm={(isTheirs) => confirm(record.id, isTheirs)}
          onCorrected={readAgain}
        />
      ))}
      {activityTotal > 0 && <AuditEntries person={person} />}
      {person.textMatches.length > 0 && <TextMatches person={person} />}
      {erasing && (
        <EraseDialog
          person={{ ...person, records }}
          onErased={() => onChanged(undefined)}
          onCancel={() => setErasing(false)}
        />
      )}
    </section>
  );
}

/** What the record of activity says about a person. */
function AuditEntries({ person: { activities, activityTotal } }: { person: Person }) {
  return (
    <section className="kept" aria-label={say.inRecordOfActivity()}>
      <h3>{say.inRecordOfActivity()}</h3>
      {activities.length < activityTotal && (
        <p className="message-detail">
          {say.newestEntries({ count: activities.length, total: activityTotal })}
        </p>
      )}
      <ul className="matches">
        {activities.map(({ id, time, username, activity_type, activity_description }) => (
          <li key={id}>
            <span>
              <Instant value={time} />, {username}: {typeLabel(activity_type)}
            </span>
            <span className="message-detail">{activity_description}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
