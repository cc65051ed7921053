const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Random numbers from 0 up to 1 that are always the same for the same seed. Not for secrets. */
export function seeded(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function hash(text: string): number {
  let value = FNV_OFFSET;
  for (const character of text.normalize('NFC')) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return value;
}

export function pick<Item>(random: () => number, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

export function shuffled<Item>(random: () => number, items: readonly Item[]): Item[] {
  const rest = [...items];
  return items.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0] as Item);
}
