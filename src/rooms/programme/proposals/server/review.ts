import { Refusal } from '#platform/contract/refusal.ts';
import { type CallContext, requireActor } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { withActivity } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import { about } from './propose.ts';
import { writeReview } from './queries.ts';
import { getSent } from './read.ts';

/** In place of what the same user gave before. */
export function review(
  context: CallContext,
  id: string,
  { stars, note = '' }: { stars: number; note?: string | undefined },
): Promise<void> {
  const { userId } = requireActor(context);
  return withActivity(context, async (database) => {
    const row = await getSent(database, id);
    if (row.state !== 'received' && row.state !== 'waiting')
      throw new Refusal('conflict', say.decidedAlready());
    const updated_at = context.clock.now().toISOString();
    await writeReview(database, { id: newId(), proposal_id: id, user_id: userId, stars, note, updated_at });
    return { result: undefined, activity: about(row, say.reviewedEntry(row)) };
  });
}
