import { overlap, startOf } from '../../now-and-next.ts';
import type { Programme, Session } from '../../site-contract.ts';

/** What takes place beside a session, and what comes before and after it on the same day in the same room. */
export function neighboursOf(session: Session, { sessions, kinds }: Programme) {
  const isBreak = ({ kind }: Session) => kinds.find(({ id }) => id === kind)?.isBreak ?? false;
  const held = sessions.filter((one) => one.id !== session.id && !one.isCancelled);
  const sameRoom = held.filter(
    ({ day, room }) => day === session.day && (room === session.room || room === undefined),
  );
  return {
    beside: held.filter((one) => overlap(one, session) && !isBreak(one)),
    before: sameRoom.findLast((one) => startOf(one) < startOf(session) && !overlap(one, session)),
    after: sameRoom.find((one) => startOf(one) > startOf(session) && !overlap(one, session)),
  };
}
