/** Something that the program does later, and the process that is doing it. */
export interface JobRow {
  kind: string;
  /** The record that it was requested for; empty for a scheduled job. */
  subject: string;
  due_at: string;
  /** Counts up when it is requested again, so that a run knows what it was for. */
  requests: number;
  /** How often it was begun since it last succeeded or was requested. */
  attempts: number;
  leased_by: string | null;
  /** After this, the process that holds it has died. */
  leased_until: string | null;
  last_run_at: string | null;
  last_error: string | null;
  /** When a requested job was given up. */
  failed_at: string | null;
}
