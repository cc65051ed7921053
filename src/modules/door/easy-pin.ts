/** Straight lines on a keypad. */
const ON_KEYPAD = ['2580', '147258369', '123456789'];
const PATHS = ON_KEYPAD.flatMap((path) => [path, [...path].reverse().join('')]);
const REPEATED = /^(\d+)\1+$/;
const DOUBLED = /(\d)\1+/g;
const YEAR = /^(?:19|20)\d\d$/;
/** In any of the orders in which people write one. */
const DATES = [
  /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d$/,
  /^(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:19|20)\d\d$/,
  /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/,
];
const DIFFERENT_LEAST = 3;

/** Whether a PIN is one that a child would try: repeated, in a row, a line on the keypad, a year or a date. */
export function isEasyPin(pin: string): boolean {
  return (
    new Set(pin).size < DIFFERENT_LEAST ||
    REPEATED.test(pin) ||
    isInARow(pin.replace(DOUBLED, '$1')) ||
    PATHS.some((path) => path.includes(pin)) ||
    [YEAR, ...DATES].some((pattern) => pattern.test(pin))
  );
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

/** Each digit is the next one, or the one before; after 9 comes 0. */
function isInARow(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10);
  return new Set(steps).size === 1 && (steps[0] === 1 || steps[0] === 9);
}
