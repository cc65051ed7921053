/** Shows that a sender made some effort. It can be used once, and expires. */
export interface Proof {
  id: string;
  expires: Date;
}
