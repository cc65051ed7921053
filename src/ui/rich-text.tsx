import { htmlOf } from '#platform/contract/rich-text.ts';

interface Props {
  /** Sanitised by the server. */
  html: string;
  className?: string;
}

/** Formatted text; plain text keeps its paragraphs. */
export function RichText({ html, className = '' }: Props) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: htmlOf(html) }} />;
}
