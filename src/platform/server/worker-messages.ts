/** What a worker says when it can answer visitors. */
export const READY = 'ready';
/** What it says, and is told, when what was written to the database may be lost: all of them write to the same file. */
export const FAILED = 'failed';
