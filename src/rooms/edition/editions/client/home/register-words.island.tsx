import { useOwnTicket } from '#ui/own-ticket.ts';
import * as say from '../../messages.ts';

/** What leads to the registration is called, for who has a ticket during the days, by what is there for them. */
export function RegisterWords({ label, edition }: { label: string; edition: string | undefined }) {
  return <>{useOwnTicket(edition) ? say.myTicket() : label}</>;
}
