/** Where people propose what they would speak about. */
export const PROPOSE_PAGE = '/speak/propose';

/** The page of one proposal: only who proposed it knows the address. */
export const ownProposal = (token: string) => `/proposal/${token}`;

/** What has just been done, as the page of a proposal is told. */
export const DONE = ['sent', 'saved', 'withdrawn', 'renewed'] as const;
export type Done = (typeof DONE)[number];
