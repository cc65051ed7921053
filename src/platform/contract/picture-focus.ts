/** The point of a picture that is never cut off: two percentages in tens, from the left and from the top. */
export const FOCUS = /^(?:100|[1-9]?0) (?:100|[1-9]?0)$/;
export const FOCUS_CENTRE = '50 50';
