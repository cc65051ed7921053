/** One row of the table of results. */
export interface Outcome {
  what: string;
  result: string;
  holds: boolean;
}
