/** What the registration page shows while all places are taken. */
export const whenFull = async () => (await import('../client/when-full.tsx')).whenFull;
