/** Whole rows of two, three and four. */
export const SPEAKERS_A_PAGE = 36;
export const speakerAddress = (id: string) => `/speaker/${id}`;
/** The picture of a speaker where the profile is shared. */
export const sharedSpeaker = (id: string) => `/share/speaker/${id}`;
