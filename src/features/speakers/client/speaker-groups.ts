import { OTHER_SPEAKERS, roleLabel, SPEAKER_ROLES, type Speaker } from '../contract.ts';

export interface SpeakerGroup {
  name: string;
  speakers: Speaker[];
}

/** The speakers by their part in the programme, in the order of the parts; unknown parts come last. */
export function groupSpeakers(speakers: readonly Speaker[]): SpeakerGroup[] {
  const groups = Map.groupBy(speakers, ({ role }) => SPEAKER_ROLES.find((one) => one === role));
  return [...SPEAKER_ROLES, undefined].flatMap((role) => {
    const found = groups.get(role);
    return found ? [{ name: role ? roleLabel(role) : OTHER_SPEAKERS, speakers: found }] : [];
  });
}
