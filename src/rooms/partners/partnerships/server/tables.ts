declare module '#database/schema.ts' {
  interface Tables {
    partnerships: PartnershipRow;
  }
}

import type { SubmissionRow } from '#rooms/people/server.ts';
export interface PartnershipRow extends SubmissionRow {
  package: string;
  /** When an organiser marked it as answered. */
  answered_at: string | null;
}
