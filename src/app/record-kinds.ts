import { restoreCategory } from '#features/categories/server/service.ts';
import { restoreEvent } from '#features/event/server/service.ts';
import { deletePartnership, restorePartnership } from '#features/partnerships/server/service.ts';
import type { RecordKinds } from '#features/records/server/service.ts';
import { deleteAttendee, restoreAttendee } from '#features/registrations/server/service.ts';
import { restoreSpeaker } from '#features/speakers/server/service.ts';
import { restoreSponsor } from '#features/sponsors/server/service.ts';
import { restoreUser } from '#features/users/server/service.ts';

/** Every kind of record that can be deleted and brought back by its id alone. */
export const RECORD_KINDS: RecordKinds = {
  deletes: [deleteAttendee, deletePartnership],
  restores: [
    restoreAttendee,
    restorePartnership,
    restoreEvent,
    restoreSpeaker,
    restoreCategory,
    restoreSponsor,
    restoreUser,
  ],
};
