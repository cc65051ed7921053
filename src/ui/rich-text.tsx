import { tagIfLeft } from '#platform/contract/language.ts';
import { htmlOf } from '#platform/contract/rich-text.ts';

interface Props {
  /** Sanitised by the server. */
  html: string;
  className?: string;
}

/** Formatted text; plain text keeps its paragraphs. */
export function RichText({ html, className = '' }: Props) {
  if (!html) return null;
  return (
    <div
      lang={tagIfLeft(html)}
      className={`rich-text ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server
      dangerouslySetInnerHTML={{ __html: htmlOf(html) }}
    />
  );
}
