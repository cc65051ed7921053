import { Link, type LinkOptions, linkOptions } from '@tanstack/react-router';
import type { ActivityRecord, Subject } from '../contract.ts';

/** Where one record is shown by itself. */
const SCREENS: Partial<Record<Subject, (id: string) => LinkOptions>> = {
  attendee: (record) => linkOptions({ to: '/admin/attendees', search: { record } }),
  partnership: (record) => linkOptions({ to: '/admin/partnerships', search: { record } }),
  event: (id) => linkOptions({ to: '/admin/basic-data-edit/$id', params: { id } }),
  speaker: (speakerId) => linkOptions({ to: '/admin/update-speaker/$speakerId', params: { speakerId } }),
  category: (categoryId) => linkOptions({ to: '/admin/update-category/$categoryId', params: { categoryId } }),
  sponsor: (id) => linkOptions({ to: '/admin/sponsor-edit/$id', params: { id } }),
  user: (userId) => linkOptions({ to: '/admin/useredit/$userId', params: { userId } }),
};

/** From an activity to the record that it is about, and to everything that happened to it. */
export function SubjectLinks({ activity }: { activity: ActivityRecord }) {
  const { subject_type: subject, subject_id: id } = activity;
  const screen = id ? SCREENS[subject]?.(id) : undefined;
  return (
    <span className="subject-links">
      {screen ? <Link {...screen}>Open the {subject}</Link> : subject}
      {id && (
        <Link to="/admin/activity" search={{ subjectId: id }}>
          History
        </Link>
      )}
    </span>
  );
}
