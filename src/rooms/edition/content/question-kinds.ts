/** How a question can be answered. Stands alone, so that forms of visitors come without those of the desk. */
export const QUESTION_KINDS = [
  'line',
  'lines',
  'choice',
  'several',
  'yes-no',
  'number',
  'date',
  'file',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
