export const AFTER_JOINING = '/?notice=waiting';
/** The page of somebody on the waiting list: only they know the address. */
export const waitingAddress = (token: string) => `/waiting/${token}`;
