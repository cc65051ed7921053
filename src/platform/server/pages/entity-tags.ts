/** Whether an `If-None-Match` names this version, however weakly (RFC 9110, 13.1.2). */
export function isAmong(sent: string | null | undefined, etag: string): boolean {
  if (!sent) return false;
  if (sent === etag || sent === '*') return true;
  const tags = sent.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag.replace(/^W\//, ''));
}
