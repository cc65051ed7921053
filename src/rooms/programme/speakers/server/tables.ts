import type { StoredRow } from '#database/schema.ts';
import type { Columns } from '#platform/contract/record.ts';
import type { SpeakerFields } from '../speaker-fields.ts';

declare module '#database/schema.ts' {
  interface Tables {
    speakers: SpeakerRow;
  }
}

export interface SpeakerRow extends StoredRow, Columns<SpeakerFields> {
  /** Null while there is no edition. */
  event_id: string | null;
  picture: string | null;
  position: number;
  /** 1 until the programme that they are in is published, or an organiser saves them: visitors don't see them. */
  awaits_programme: number;
  updated_at: string;
}
