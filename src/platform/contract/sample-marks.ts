/** By what sample records are known, which no summit wants to show: the text of each says or begins with it. */
export const SAMPLE_MARKS = {
  speaker: 'This is a sample profile',
  sponsor: 'Sample ',
  post: 'This is a sample article',
} as const;
