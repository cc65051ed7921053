/** Where an attendee says what they thought of sessions: with the token of their own page. */
export const feedbackPage = (token: string) => `/feedback/${token}`;
