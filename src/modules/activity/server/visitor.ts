/** Whom the activity names when somebody acts who isn't signed in. */
export const VISITOR = { userId: null, username: 'Visitor' };

/** Whom it names for what the program does by itself. */
export const PROGRAM = { userId: null, username: 'Summit' };
