/** For what never changes: another version has another address. */
export const FOREVER = 'public, max-age=31536000, immutable';
