/** What other rooms may use of this one, wherever it runs. */

export {
  type ActivityRecord,
  type ActivityType,
  FAILED_LOG_IN,
  recentActivities,
  removeActivity,
  SIGNED_IN,
  viewActivity,
  WRONG_CODE,
} from './activity/contract.ts';
export { typeLabel } from './activity/labels.ts';
export { chosenIds, EXPORT_MEDIA_TYPES, type ExportOptions, exportOptions } from './exports/contract.ts';
export {
  addFilmPart,
  beginFilm,
  CAPTION_BYTES_MAX,
  CAPTION_TYPE,
  captionSizeMax,
  captionsTooLarge,
  FILM_BYTES_MAX,
  FILM_PART_BYTES,
  FILM_TYPES,
  filmAddress,
  filmSizeMax,
  filmTooLarge,
  finishFilm,
  type StoredFilm,
  storedFilm,
} from './films/contract.ts';
export { ALT_MAX } from './pictures/contract.ts';
export { deleteRecord, deleteRecords, restoreRecords, viewHanging } from './records/contract.ts';
export { viewRoles } from './roles/contract.ts';
export { challenge } from './spam-guard/contract.ts';
export type { TicketOutline } from './tickets/contract.ts';
export { readTicketAnywhere } from './tickets/read-ticket.ts';
export { ticketNumber } from './tickets/ticket-number.ts';
export { titleCalls, titleForm } from './titles/contract.ts';
