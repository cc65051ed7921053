const LENGTH = 6;

/** What somebody can say who can't show their code. It is no secret, and two may have the same. */
export function ticketNumber(attendeeId: string): string {
  return attendeeId.slice(-LENGTH).toUpperCase();
}
