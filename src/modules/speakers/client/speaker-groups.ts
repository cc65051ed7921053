import { OTHER_SPEAKERS, roleLabel, type Speaker, type SpeakerRole } from '../contract.ts';

/** In the order in which the page shows them. */
const GROUPS: readonly SpeakerRole[] = ['Key Address', 'Speaker', 'Panelist', 'Moderator'];

export interface SpeakerGroup {
  name: string;
  speakers: Speaker[];
}

/** Groups the speakers by role, unknown roles last. */
export function groupSpeakers(speakers: readonly Speaker[]): SpeakerGroup[] {
  const groups = Map.groupBy(speakers, ({ role }) => GROUPS.find((one) => one === role));
  return [...GROUPS, undefined].flatMap((role) => {
    const found = groups.get(role);
    return found ? [{ name: role ? roleLabel(role) : OTHER_SPEAKERS, speakers: found }] : [];
  });
}
