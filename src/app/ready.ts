/** What a worker says when it can answer visitors. */
export const READY = 'ready';
