import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { kindNamed } from '#platform/contract/kind.ts';
import { Button } from '#ui/admin/button.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { recordLink } from '#ui/admin/record-link.ts';
import type { StoredRecord } from '../contract.ts';
import * as say from '../messages.ts';
import { CorrectionForm } from './correction-form.tsx';
import { recordTitle } from './record-title.ts';

interface Props {
  record: StoredRecord;
  /** Among all records of the person, such as '2 of 4'. */
  place: string;
  isTheirs: boolean;
  onConfirm: (isTheirs: boolean) => void;
  onCorrected: (email: string) => void;
}

/** One record about a person, with everything in it and a way to correct it. */
export function StoredRecordSection({ record, place, isTheirs, onConfirm, onCorrected }: Props) {
  const [correcting, setCorrecting] = useState(false);
  const { id, name, date, deleted, byName, details, correctable } = record;
  const title = recordTitle(record);
  // What is a part of somebody else's record is opened with it.
  const [opened = id] = id.split('/');
  return (
    <section className="kept" aria-label={`${title}, ${place}`} data-doubtful={isTheirs ? undefined : true}>
      <h3>
        {title}
        {deleted && <span className="tag">{say.deleted()}</span>}
      </h3>
      {byName && (
        <label className="hint-box">
          <input
            type="checkbox"
            className="checkbox"
            checked={isTheirs}
            onChange={(event) => onConfirm(event.target.checked)}
          />{' '}
          {say.samePerson()}
        </label>
      )}
      <dl className="details-list">
        <div>
          <dt>{say.since()}</dt>
          <dd>
            <Instant value={date} />
          </dd>
        </div>
        {details
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {correctable && !correcting && (
        <Button onClick={() => setCorrecting(true)} aria-label={say.correctRecord({ title, name })}>
          {say.correct()}
        </Button>
      )}
      {correctable && correcting && (
        <CorrectionForm
          id={id}
          correctable={correctable}
          onCorrected={onCorrected}
          onCancel={() => setCorrecting(false)}
        />
      )}
      {!correctable && !deleted && (
        <Link
          {...recordLink(kindNamed(record.kind)?.recordScreen ?? '/admin/attendees', opened)}
          className="opening-link"
        >
          {say.correctInItsOwnForm()}
        </Link>
      )}
    </section>
  );
}
