/** Scripts other than Latin, Greek and Cyrillic, and emoji, with their marks. */
const NEEDS_JOINERS = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{Extended_Pictographic}\p{Emoji_Modifier}]\p{M}*|[0-9#*](?=\ufe0f\u20e3)`;
/** Joiners, and what chooses among the shapes of a sign. */
const JOINERS = String.raw`\u034f\u180b-\u180f\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;
const DIRECTION = String.raw`\u061c\u200e\u200f`;
/** Of a region, behind a black flag. */
const TAGS = String.raw`\u{e0020}-\u{e007f}`;

const UNSEEN = new RegExp(
  [
    `(?<!${NEEDS_JOINERS})[${JOINERS}]`,
    String.raw`(?<!\u{1f3f4}[${TAGS}]*)[${TAGS}]`,
    String.raw`(?![${JOINERS}${DIRECTION}${TAGS}])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]`,
  ].join('|'),
  'gu',
);
const MARKS_OF_DIRECTION = new RegExp(`[${DIRECTION}]`, 'g');
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A text without signs that nobody sees and that its letters don’t need: two that look the same are the same. */
export function withoutUnseen(text: string): string {
  const seen = text.replace(UNSEEN, '');
  return RIGHT_TO_LEFT.test(seen) ? seen : seen.replace(MARKS_OF_DIRECTION, '');
}
