/** Full-width signs, which stand beside full-width digits. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const DIGIT = /\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}$/u;

/**
 * The same text with digits of any script as 0 to 9, and full-width signs as plain ones: '٠٢٤' and '０２４' give '024'. What
 * only looks like a digit, such as '²' or '①', stays.
 */
export function plainDigits(text: string): string {
  return plainWidth(text).replace(DIGIT, (digit) => String(digit > '9' ? countBefore(code(digit)) : digit));
}

export function plainWidth(text: string): string {
  return text.replace(FULL_WIDTH, (sign) => String.fromCodePoint(code(sign) - 0xfee0));
}

/** Unicode has the ten of a script one after the other, and never begins other ten in between. */
function countBefore(digit: number): number {
  let before = 0;
  while (IS_DIGIT.test(String.fromCodePoint(digit - before - 1))) before += 1;
  return before % 10;
}

function code(sign: string): number {
  return sign.codePointAt(0) ?? 0;
}
