import { OTHER_SPEAKERS, roleLabel, type Speaker, type SpeakerRole } from '../contract.ts';

/** The parts of the programme as visitors look for them. */
const GROUPS: readonly SpeakerRole[] = ['Key Address', 'Speaker', 'Panelist', 'Moderator'];

export interface SpeakerGroup {
  name: string;
  speakers: Speaker[];
}

/** The speakers by their part in the programme, unknown parts last. */
export function groupSpeakers(speakers: readonly Speaker[]): SpeakerGroup[] {
  const groups = Map.groupBy(speakers, ({ role }) => GROUPS.find((one) => one === role));
  return [...GROUPS, undefined].flatMap((role) => {
    const found = groups.get(role);
    return found ? [{ name: role ? roleLabel(role) : OTHER_SPEAKERS, speakers: found }] : [];
  });
}
