import { countryName } from '#platform/contract/countries.ts';
import { fromRow } from '#platform/contract/record.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import { versionOf } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import { getSpeaker, type ListedSpeaker } from '#rooms/programme/speakers/server/service.ts';
import type { Difference } from '../contract.ts';
import * as say from '../messages.ts';
import { PROPOSABLE, type Proposable, type Proposed, proposable } from '../told.ts';
import { findSentPicture } from './queries.ts';
import type { SpeakerLinkRow } from './tables.ts';

/** What a speaker's record has in these fields; '' for nothing. */
export function presentValues(speaker: ListedSpeaker): Record<Proposable, string> {
  const { title, fullname, designation, company, countryCode, description } = fromRow(proposable, speaker);
  return { title, fullname, designation, company, countryCode: countryCode ?? '', description };
}

export function proposedBy(link: Pick<SpeakerLinkRow, 'proposed'>): Proposed {
  return link.proposed ? JSON.parse(link.proposed) : {};
}

export function inWords(field: Proposable, value: string): string {
  if (field === 'countryCode') return value && countryName(value);
  return field === 'description' ? plainTextOf(value) : value;
}

/** What a speaker would have otherwise. */
export function differencesOf(present: Record<Proposable, string>, proposed: Proposed): Difference[] {
  return PROPOSABLE.flatMap((field): Difference[] => {
    const wanted = proposed[field];
    if (wanted === undefined || wanted === present[field]) return [];
    return [
      {
        field,
        label: proposable[field].label(),
        present: inWords(field, present[field]),
        proposed: inWords(field, wanted),
      },
    ];
  });
}

/** A speaker's page as it is at one moment, and the fingerprint of what can be decided about. */
export async function readDifferences(database: Database, link: SpeakerLinkRow) {
  const speaker = await getSpeaker(database, link.speaker_id);
  const present = presentValues(speaker);
  const proposed = proposedBy(link);
  const picture = await findSentPicture(database, link.id);
  const differences = differencesOf(present, proposed);
  if (picture) differences.push({ field: 'picture', label: say.picture(), present: '', proposed: '' });
  const version = versionOf(() => ({
    present: JSON.stringify([present, speaker.picture]),
    proposed: JSON.stringify([proposed, picture?.created_at]),
  }));
  return { speaker, differences, proposed, picture, version };
}
