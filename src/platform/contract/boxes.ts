/** What the name of boxes ends with of which a form may send several: those that are ticked are the lines of one text. */
export const BOXES = '[]';
