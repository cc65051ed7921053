/** A payment that came in, as a statement reports it. */
export interface Reported {
  day: string;
  text: string;
  /** In the smallest unit. */
  amount: number;
}
