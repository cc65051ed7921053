import { Refusal } from '#platform/contract/refusal.ts';
import { ChangedMeanwhile, isBasedOn } from '#platform/contract/version.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { withActivity } from '#rooms/ground/server.ts';
import { correctSpeaker } from '#rooms/programme/speakers/server/service.ts';
import type { Difference } from '../contract.ts';
import * as say from '../messages.ts';
import type { Proposed } from '../told.ts';
import { readDifferences } from './differences.ts';
import { findLinkOf, removeSentPicture, updateLink } from './queries.ts';
import { about } from './service.ts';

interface Decision {
  fields: readonly Difference['field'][];
  what: 'take' | 'leave';
  version?: string | undefined;
}

/** Makes some of what a speaker sent public, or leaves it. Refused if what waits, or what is public, has changed since it was read. */
export function decide(context: CallContext, speakerId: string, { fields, what, version }: Decision) {
  return withActivity(context, async (database) => {
    const link = await findLinkOf(database, speakerId);
    if (!link) throw new Refusal('not-found', say.nothingWaits());
    const {
      speaker,
      differences,
      proposed,
      picture,
      version: current,
    } = await readDifferences(database, link);
    if (!isBasedOn(version, current)) throw new ChangedMeanwhile();
    const decided = differences.filter(({ field }) => fields.includes(field));
    if (decided.length === 0) throw new Refusal('not-found', say.nothingWaits());

    const remaining: Proposed = { ...proposed };
    const taken: Proposed = {};
    for (const { field } of decided) {
      if (field === 'picture') continue;
      taken[field] = proposed[field] ?? '';
      delete remaining[field];
    }
    const isPictureDecided = decided.some(({ field }) => field === 'picture');
    const waits = Object.keys(remaining).length > 0;
    await updateLink(database, link.id, { proposed: waits ? JSON.stringify(remaining) : null });
    if (isPictureDecided) await removeSentPicture(database, link.id);
    const { fullname } = speaker;
    if (what === 'leave') {
      const labels = decided.map(({ label }) => label).join(', ');
      return {
        result: fullname,
        activity: about(speakerId, say.leftEntry({ name: fullname, fields: labels })),
      };
    }
    const activity = await correctSpeaker(database, context, speaker, {
      values: taken,
      picture: isPictureDecided && picture ? { mediaType: 'image/webp', ...picture } : undefined,
    });
    return { result: fullname, activity };
  });
}
