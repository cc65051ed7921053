const REPEATED = /^(\d+)\1+$/;
const DOUBLED = /(\d)\1+/g;
const YEAR = /^(?:19|20)\d\d$/;
const DIFFERENT_LEAST = 3;

const DAY = '(?:0[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0[1-9]|1[0-2])';
/** In any of the orders in which people write one: without its year, or with two or four digits of it. */
const DATE = new RegExp(
  `^(?:(?:${DAY}${MONTH}|${MONTH}${DAY})(?:(?:19|20)?\\d\\d)?|(?:19|20)?\\d\\d${MONTH}${DAY})$`,
);

/** Three keys in a straight line, either way, and the corners and the sides of the keypad. */
const LINES = ['123', '456', '789', '147', '258', '369', '159', '357'];
const STROKES = new RegExp(LINES.flatMap((line) => [line, [...line].reverse().join('')]).join('|'), 'g');
const AROUND = /^(?:[1379]+|[2468]+)$/;
const LEFT_MOST = 1;

/** Typed on the letters of the keypad. */
const WORDS = [
  ...'love life baby kiss pass cash bank money dollar open door gate desk lock code safe home hello help mama papa'.split(
    ' ',
  ),
  ...'god jesus allah lord king queen boss test demo team work club pray hope blue gold lion star cool sexy user'.split(
    ' ',
  ),
  ...'admin summit event guest entry ticket phone secret welcome accra lome ghana togo africa lagos dakar porte amour'.split(
    ' ',
  ),
];
const LETTERS_OF_KEYS = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
/** Numbers with a name: colognes, agents, pi and its like, powers of two, and what lists of stolen PINs have on top. */
const NUMBERS =
  '4711 4712 3141 3142 31415 314159 2718 27182 271828 1618 1414 1732 1004 1701 1066 1337 7331 2048 4096 8192 65536 5150 6996 9669 8675309'.split(
    ' ',
  );
const KNOWN: ReadonlySet<string> = new Set([...WORDS.map(typedOnKeys), ...NUMBERS]);

const PROPOSED_DIGITS = 6;

/** Whether a PIN is one that a child would try: few digits, a rule by which one follows from the last, a drawing or a word on the keypad, a year, a date or a number with a name. */
export function isEasyPin(pin: string): boolean {
  return (
    new Set(pin).size < DIFFERENT_LEAST ||
    KNOWN.has(pin) ||
    [REPEATED, YEAR, DATE, AROUND].some((pattern) => pattern.test(pin)) ||
    pin === [...pin].reverse().join('') ||
    isInSteps(pin.replace(DOUBLED, '$1')) ||
    isCounted(pin) ||
    isDrawn(pin)
  );
}

/** One that nobody would try first, and that is still typed at a door. */
export function proposePin(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const pin = String(random % 10 ** PROPOSED_DIGITS).padStart(PROPOSED_DIGITS, '0');
  return isEasyPin(pin) ? proposePin() : pin;
}

function typedOnKeys(word: string): string {
  return [...word].map((letter) => LETTERS_OF_KEYS.findIndex((letters) => letters.includes(letter))).join('');
}

/** Strokes with hardly a key beside them, or from each key to the one above, below or beside it. */
function isDrawn(pin: string): boolean {
  if (pin.replace(STROKES, '').length <= LEFT_MOST) return true;
  const keys = [...pin].map((digit) =>
    digit === '0' ? [1, 3] : [(Number(digit) - 1) % 3, Math.floor((Number(digit) - 1) / 3)],
  ) as [number, number][];
  return keys.slice(1).every(([x, y], at) => {
    const [fromX, fromY] = keys[at] ?? [x, y];
    return Math.abs(x - fromX) + Math.abs(y - fromY) === 1;
  });
}

/** Numbers one after the other, such as 12-13-14, 10-20, 1-3-5-7-9-11 and 1-1-2-3-5-8. */
function isCounted(pin: string): boolean {
  for (let first = 1; first < pin.length; first += 1)
    for (let second = 1; first + second <= pin.length; second += 1) {
      const [one, two] = [pin.slice(0, first), pin.slice(first, first + second)];
      const [a, b] = [Number(one), Number(two)];
      if (first + second === pin.length) {
        const unit = 10 ** (first - 1);
        const isNext = [1, 11].includes(Math.abs(a - b)) || (a % unit === 0 && b % unit === 0 && a !== 0);
        if (first === second && isNext) return true;
      } else if (
        goesOn(pin, [one, two], (of, to) => to + to - of, 3) ||
        goesOn(pin, [one, two], (of, to) => of + to, 4)
      )
        return true;
    }
  return false;
}

function goesOn(
  pin: string,
  begun: [string, string],
  next: (of: number, to: number) => number,
  least: number,
): boolean {
  let [a, b] = begun.map(Number) as [number, number];
  let said = begun.join('');
  let terms = begun.length;
  while (said.length < pin.length && pin.startsWith(said)) {
    [a, b] = [b, next(a, b)];
    said += b;
    terms += 1;
  }
  return said === pin && terms >= least;
}

/** Whether a PIN is made of the summit's own days, such as 2608, 0826, 26825 or 2627. */
export function isOfDays(pin: string, days: readonly string[]): boolean {
  const together = days.map((day) => day.slice(8)).join('');
  return pin === together || days.some((day) => waysToWrite(day).includes(pin));
}

function waysToWrite(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  const short = (part: string) => [part, part.replace(/^0/, '')];
  return ['', year.slice(2), year].flatMap((y) =>
    short(month).flatMap((m) => short(date).flatMap((d) => [d + m + y, m + d + y, y + m + d])),
  );
}

/** Each digit is as far from the last as that was from the one before; after 9 comes 0. */
function isInSteps(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10);
  return new Set(steps).size <= 1;
}
