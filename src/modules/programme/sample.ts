/** What the samples say, and no summit wants to show. */
export const SAMPLE = 'This is a sample session.';
