import { LRUCache } from 'lru-cache';

/** JavaScript keeps a letter in one or two bytes. */
const LETTER_BYTES = 2;
const all: { clear: () => void }[] = [];

interface Limits<Made> {
  /** Of the texts and what was made of them together. */
  bytesMax: number;
  /** How long a text what was made is about as large as. */
  lettersOf: (made: Made) => number;
}

/**
 * Makes something of each text once, for as long as it is kept: visitors may have the same texts listed in endless
 * ways. What is made must not be changed.
 */
export function rememberTexts<Made extends object | string>(
  make: (text: string) => Made,
  { bytesMax, lettersOf }: Limits<Made>,
): (text: string) => Made {
  const cached = new LRUCache<string, Made>({
    maxSize: bytesMax,
    sizeCalculation: (made, text) => 1 + LETTER_BYTES * (text.length + lettersOf(made)),
  });
  all.push(cached);
  return (text) => {
    const known = cached.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    cached.set(text, made);
    return made;
  };
}

/** Somebody's data were erased, perhaps from these texts. */
export function purgeTexts(): void {
  for (const cached of all) cached.clear();
}
