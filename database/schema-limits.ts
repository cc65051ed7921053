/** How often something happened that is limited, until it is counted anew. */
export interface TakenPointsRow {
  /** A hash of what is counted and of whom. */
  key: string;
  points: number;
  /** In real time, whatever the program's clock says. */
  until: string;
}
