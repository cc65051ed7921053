/** The page of the current edition's questions. */
export const QUESTIONS_PAGE = '/questions';
