import type { Content } from '#rooms/edition/content/contract.ts';
import { noticesOf } from '#rooms/edition/content/notices.ts';
import { exportActions } from '#ui/admin/palette-action.ts';
import { ATTENDEE_EXPORT_FILES, exportAttendees } from '../contract.ts';

export const paletteActions = (content: Content | undefined) =>
  exportActions({ call: exportAttendees, files: ATTENDEE_EXPORT_FILES }, 'attendees', [
    { filter: 'notice', joint: 'from', options: content ? noticesOf(content.edition, 'registration') : [] },
  ]);
