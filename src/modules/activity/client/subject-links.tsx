import { Link } from '@tanstack/react-router';
import { kindNamed } from '#platform/contract/kind.ts';
import { recordLink } from '#ui/admin/record-link.ts';
import type { ActivityRecord } from '../contract.ts';

/** Links from an activity to the record it is about and to that record's history. */
export function SubjectLinks({ activity }: { activity: ActivityRecord }) {
  const { subject_type: subject, subject_id: id } = activity;
  const screen = id ? kindNamed(subject)?.recordScreen : undefined;
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
