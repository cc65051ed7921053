/** That a sender took some trouble. It counts once, and only for a while. */
export interface Proof {
  id: string;
  expires: Date;
}
