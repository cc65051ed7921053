/** Whom the activity names when somebody acts who isn't signed in. */
export const VISITOR = { userId: null, username: 'Visitor' };
