export const SAMPLE_BLOG_CATEGORIES = ['AI in practice', 'People and skills', 'Data and trust'] as const;

export interface SamplePost {
  title: string;
  category: (typeof SAMPLE_BLOG_CATEGORIES)[number];
  author: string;
  /** An instant. */
  publishedAt: string;
  content: string;
}
