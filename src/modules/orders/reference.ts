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
  for (let start = 0; start + LENGTH < letters.length; start += 1) {
    const reference = readReference(letters.slice(start, start + LENGTH + 1));
    if (reference) found.add(reference);
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
  const sum = [...letters].reduce((total, letter, index) => total + LETTERS.indexOf(letter) * (index + 2), 0);
  return LETTERS[sum % LETTERS.length] ?? '';
}
