/** Takes the form on the home page of a summit that is over. */
export const NEWS_PAGE = '/news';
/** Where the mail leads that asks for a confirmation: only who gets it knows the address. */
export const newsWantedAddress = (token: string) => `/news/confirm/${token}`;
