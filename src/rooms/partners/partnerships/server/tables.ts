import type { SubmissionRow } from '#rooms/people/submissions/server/service.ts';

declare module '#database/schema.ts' {
  interface Tables {
    partnerships: PartnershipRow;
  }
}

export interface PartnershipRow extends SubmissionRow {
  package: string;
  /** When an organiser marked it as answered. */
  answered_at: string | null;
}
