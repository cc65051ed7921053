import type { DeviceSort } from '../contract.ts';
import type { Scan } from '../scans.ts';

declare module '#database/schema.ts' {
  interface Tables {
    door_settings: DoorSettingsRow;
    door_devices: DeviceRow;
    door_walk_ins: WalkInRow;
    door_scans: ScanRow;
    door_changes: DoorChangeRow;
    door_entries: EntryRow;
  }
}

/** Without one, an edition's door has no rooms, hands nothing out, and who goes out doesn't come in again. */
export interface DoorSettingsRow {
  event_id: string;
  reentry: number;
  /** JSON (`Room[]`). */
  rooms: string;
  /** JSON: keys of own questions. */
  handed_out: string;
  /** Keys of own questions: the answer to one is somebody’s kind, to the other their languages. */
  kind_question: string | null;
  languages_question: string | null;
}

export interface DeviceRow {
  id: string;
  event_id: string;
  name: string;
  sort: DeviceSort;
  link_hash: string;
  /** What only this program could have made of the PIN. */
  pin_stamp: string;
  /** It ends by itself then. */
  ends_at: string;
  /** When it was ended at the desk. */
  ended_at: string | null;
  seen_at: string | null;
  created_at: string;
}

/** Somebody who came without a registration. */
export interface WalkInRow {
  /** Made on the device. */
  id: string;
  event_id: string;
  /** Their registration, once they have one. */
  attendee_id: string | null;
  name: string;
  company: string;
  number: string;
  /** '' if it isn't known. */
  email: string;
  created_at: string;
}

/** Never changed: what was a mistake is undone by another one. */
export interface ScanRow {
  /** Made on the device. */
  id: string;
  event_id: string;
  device_id: string;
  attendee_id: string | null;
  walk_in_id: string | null;
  kind: Scan['kind'];
  day: string;
  room: string;
  undoes: string | null;
  note: string | null;
  /** By the server's clock. */
  scanned_at: string;
  received_at: string;
  /** In the order in which they were received. */
  position: number;
}

/** When anything last changed that devices know of somebody, who may have been erased since. Only triggers write it. */
export interface DoorChangeRow {
  event_id: string;
  /** Of a registration or a walk-in. */
  id: string;
  /** Later than any before. */
  position: number;
}

/** A scan that let somebody in, and how they stand since; kept from the scans as they come. */
export interface EntryRow {
  scan_id: string;
  event_id: string;
  day: string;
  room: string;
  /** The registration, or who came without one. */
  who: string;
  device_id: string;
  at: string;
  /** Of this person, day and room. */
  is_first: number;
  is_inside: number;
  /** How often they were shown again since. */
  doubles: number;
}
