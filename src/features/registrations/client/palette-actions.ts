import { exportActions } from '#ui/admin/palette-action.ts';
import { ATTENDEE_EXPORT_FILES, exportAttendees, NOTICES } from '../contract.ts';

export const attendeeActions = exportActions(
  { call: exportAttendees, files: ATTENDEE_EXPORT_FILES },
  'attendees',
  [{ filter: 'notice', joint: 'from', options: NOTICES }],
);
