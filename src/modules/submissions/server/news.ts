import type { NewsChoice } from './tables.ts';

export const NO_NEWS: NewsChoice = { news_version: null, news_agreed_at: null };

/** What is kept of the box about news: which words were beside it, and when it was ticked. */
export function toNewsChoice(version: string | undefined, now: Date): NewsChoice {
  return version ? { news_version: version, news_agreed_at: now.toISOString() } : NO_NEWS;
}

/** As the privacy desk gives it out. */
export function newsInWords(
  { news_version, news_agreed_at }: NewsChoice,
  wordsOf: (version: string) => string,
): string {
  return news_version ? `${news_agreed_at}, ${wordsOf(news_version)}` : 'not asked for';
}
