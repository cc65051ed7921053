import { exportActions } from '#ui/admin/palette-action.ts';
import { ATTENDEE_EXPORT_FILES, exportAttendees } from '../contract.ts';

export const attendeeActions = (notices: readonly string[]) =>
  exportActions({ call: exportAttendees, files: ATTENDEE_EXPORT_FILES }, 'attendees', [
    { filter: 'notice', joint: 'from', options: notices },
  ]);
