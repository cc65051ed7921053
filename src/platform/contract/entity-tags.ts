/** Between several that one text has. */
export const TAGS_BETWEEN = ',';
/** With the empty elements that a list may have around it (RFC 9110, 5.6.1). */
const TAG = /[\s,]*(?:W\/)?"([\x21\x23-\x7e]*)"\s*(?:,[\s,]*|$)/y;
/** What some proxies that compress a reply add to its tag. */
const COMPRESSED = /[-;](?:gzip|br|zstd|deflate)$/;

/**
 * What an `If-Match` or `If-None-Match` names, weakly or not (RFC 9110, 8.8.3): proxies that compress make tags weak, or add
 * to them. Undefined if it isn't such a list.
 */
export function opaqueTags(header: string): string[] | undefined {
  const tags: string[] = [];
  TAG.lastIndex = 0;
  for (let at = 0; at < header.length; at = TAG.lastIndex) {
    const tag = TAG.exec(header)?.[1];
    if (tag === undefined) return undefined;
    tags.push(tag);
    const plain = tag.replace(COMPRESSED, '');
    if (plain !== tag) tags.push(plain);
  }
  return tags.length > 0 ? tags : undefined;
}
