import { type Content, noticesOf } from '#rooms/edition/contract.ts';
import { exportActions } from '#ui/admin/palette-action.ts';
import { ATTENDEE_EXPORT_FILES, exportAttendees } from '../contract.ts';

export const paletteActions = (content: Content | undefined) =>
  exportActions({ call: exportAttendees, files: ATTENDEE_EXPORT_FILES }, 'attendees', [
    { filter: 'notice', joint: 'from', options: content ? noticesOf(content.edition, 'registration') : [] },
  ]);
