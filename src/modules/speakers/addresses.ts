export const speakerAddress = (id: string) => `/speaker/${id}`;
/** The picture of a speaker where the profile is shared. */
export const sharedSpeaker = (id: string) => `/share/speaker/${id}`;
