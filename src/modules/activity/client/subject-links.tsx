import { Link } from '@tanstack/react-router';
import { KINDS, type RecordScreen } from '#modules/kinds.ts';
import { recordLink } from '#ui/admin/record-link.ts';
import type { ActivityRecord, Subject } from '../contract.ts';

/** The screen that shows one record, by kind of subject. */
const SCREENS = new Map<Subject, RecordScreen>(
  KINDS.flatMap((kind) => ('recordScreen' in kind ? [[kind.name, kind.recordScreen] as const] : [])),
);

/** Links from an activity to the record it is about and to that record's history. */
export function SubjectLinks({ activity }: { activity: ActivityRecord }) {
  const { subject_type: subject, subject_id: id } = activity;
  const screen = id ? SCREENS.get(subject) : undefined;
  return (
    <span className="subject-links">
      {screen ? (
        <Link {...recordLink(screen, id)} className="opening-link">
          <span className="visually-hidden">Open the</span> {subject}
        </Link>
      ) : (
        subject
      )}
      {id && (
        <Link to="/admin/activity" search={{ subjectId: id }}>
          History
        </Link>
      )}
    </span>
  );
}
