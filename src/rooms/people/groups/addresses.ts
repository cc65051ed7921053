/** The form for a group. */
export const GROUP_PAGE = '/registrants/group';

/** Where who registered a group names those that come: its secret is that of their own page. */
export const namingPage = (token: string) => `/group/${token}`;
