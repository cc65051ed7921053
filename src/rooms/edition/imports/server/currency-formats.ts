import { attributeOf, stylesIn, tagsIn } from './xlsx-tags.ts';

/** A format of its own. */
const FORMAT = /<(?:\w+:)?numFmt\b[^<>]*?\/?>/g;
/** A cell with a number. */
const NUMBER =
  /<((?:\w+:)?)c\b([^<>]*?)>\s*(?:<(?:\w+:)?f\b[^<>]*?(?:\/>|>[^<>]*<\/(?:\w+:)?f>))?\s*<(?:\w+:)?v>([^<>]*)<\/(?:\w+:)?v>\s*<\/(?:\w+:)?c>/g;

/** Writes into cells the currency that their format shows: a spreadsheet keeps '$100.00' as 100 and a format. */
export function currenciesWrittenOut(parts: Record<string, Uint8Array>): Record<string, Uint8Array> {
  const shown = shownBy(new TextDecoder().decode(parts['xl/styles.xml'] ?? new Uint8Array()));
  if (shown.every((currency) => currency === '')) return parts;
  return Object.fromEntries(
    Object.entries(parts).map(([path, part]) => [
      path,
      path.startsWith('xl/worksheets/') ? new TextEncoder().encode(writtenOut(part, shown)) : part,
    ]),
  );
}

function writtenOut(part: Uint8Array, shown: readonly string[]): string {
  return new TextDecoder()
    .decode(part)
    .replace(NUMBER, (cell: string, prefix: string, attributes: string, value: string) => {
      const currency = shown[Number(attributeOf(attributes, 's') || 0)] ?? '';
      const type = attributeOf(attributes, 't');
      if (currency === '' || (type !== '' && type !== 'n')) return cell;
      const place = attributeOf(attributes, 'r');
      return `<${prefix}c r="${place}" t="inlineStr"><${prefix}is><${prefix}t>${currency} ${value}</${prefix}t></${prefix}is></${prefix}c>`;
    });
}

/** What each style shows beside a number, in XML; '' for none. */
function shownBy(styles: string): string[] {
  const formats = new Map(
    tagsIn(styles, FORMAT).map((tag) => [attributeOf(tag, 'numFmtId'), attributeOf(tag, 'formatCode')]),
  );
  return stylesIn(styles).map((tag) => currencyOf(attributeOf(tag, 'numFmtId'), formats));
}

/** Formats that every spreadsheet knows, with the currency of whoever looks at them. */
const OF_ANYBODY = new Set(['5', '6', '7', '8', '42', '44']);

function currencyOf(id: string, formats: ReadonlyMap<string, string>): string {
  const format = formats.get(id);
  if (format === undefined) return OF_ANYBODY.has(id) ? '¤' : '';
  return currencyIn(format);
}

/** Of a format such as [$USD] #,##0.00, [$€-40C]#,##0 or "GH₵"#,##0.00. */
function currencyIn(format: string): string {
  const [positive = ''] = format
    .replaceAll('&quot;', '"')
    .replace(/(?:\\.)+/g, (escaped) => `"${escaped.replaceAll('\\', '')}"`)
    .split(';');
  const pattern = positive.replace(/\[[^\]]*\]|".*?"/g, '');
  // Others are of days, or of text.
  if (!/[#0]/.test(pattern) || /[dmyhs@]/i.test(pattern)) return '';
  const bracketed = /\[\$([^\]-]+)[^\]]*\]/.exec(positive)?.[1];
  const quoted = /"([^"]*[\p{L}\p{Sc}][^"]*)"/u.exec(positive)?.[1];
  const bare = /\p{Sc}/u.exec(pattern)?.[0];
  return (bracketed ?? quoted ?? bare ?? '').replace(/[^\p{L}\p{Sc}. ]/gu, '').trim();
}
