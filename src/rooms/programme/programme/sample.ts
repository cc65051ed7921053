/** What the samples say in each language, and no summit wants to show. */
export const SAMPLE = {
  en: 'This is a sample session.',
  fr: 'Ceci est un exemple de session.',
  pt: 'Esta é uma sessão de exemplo.',
};
