/** Without 0, O, 1, I and L, which are taken for one another. 31 is prime, so no two letters that changed places go unnoticed. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 7;
const GROUP = 4;

/** What people write with a payment, such as '7K4Q-X2M9': seven random letters, and one that says whether they are right. */
export function newReference(random: (most: number) => number): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[random(LETTERS.length)]).join('');
  return inGroups(letters + checkOf(letters));
}

/** Whether it is one, however it is typed. */
export function isReference(text: string): boolean {
  const letters = bare(text);
  if (letters.length !== LENGTH + 1) return false;
  if ([...letters].some((letter) => !LETTERS.includes(letter))) return false;
  return checkOf(letters.slice(0, LENGTH)) === letters.at(-1);
}

/** As it is stored; undefined if it isn't one. */
export function readReference(text: string): string | undefined {
  return isReference(text) ? inGroups(bare(text)) : undefined;
}

/** All that a bank may have made of one in its text: with spaces, without the hyphen, between other words. */
export function referencesIn(text: string): string[] {
  const found = new Set<string>();
  const letters = bare(text);
  const values = Array.from(letters, (letter) => LETTERS.indexOf(letter));
  for (let start = 0; start + LENGTH < letters.length; start += 1) {
    if (values[start + LENGTH] === checkValue(values, start))
      found.add(inGroups(letters.slice(start, start + LENGTH + 1)));
  }
  return [...found];
}

/**
 * What two texts have in common if a letter of a reference is wrong, missing, too many or has changed places with the next:
 * seven of its letters in their order.
 */
export function almostReferences(text: string): Set<string> {
  const letters = bare(text);
  const almost = new Set<string>();
  for (let start = 0; start + LENGTH <= letters.length; start += 1) {
    almost.add(letters.slice(start, start + LENGTH));
    const whole = letters.slice(start, start + LENGTH + 1);
    for (let at = 0; at < whole.length && whole.length > LENGTH; at += 1)
      almost.add(whole.slice(0, at) + whole.slice(at + 1));
  }
  return almost;
}

function bare(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

function inGroups(letters: string): string {
  return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
}

function checkOf(letters: string): string {
  const values = Array.from(letters, (letter) => LETTERS.indexOf(letter));
  return LETTERS[checkValue(values, 0) ?? -1] ?? '';
}

/** What the check letter behind these seven stands for; undefined if one of them is in no reference. */
function checkValue(values: readonly number[], start: number): number | undefined {
  let sum = 0;
  for (let at = 0; at < LENGTH; at += 1) {
    const value = values[start + at] ?? -1;
    if (value < 0) return undefined;
    sum += value * (at + 2);
  }
  return sum % LETTERS.length;
}
