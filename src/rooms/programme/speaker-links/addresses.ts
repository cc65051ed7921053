/** A speaker's own page: only they know the address. */
export const ownSpeakerPage = (token: string) => `/speaking/${token}`;
