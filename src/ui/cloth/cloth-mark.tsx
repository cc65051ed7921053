import { memo } from 'react';
import { designOf, type Tone } from './cloth.ts';

const ofNames = new Map<string, string>();
/** Of as many names as long lists have; then it begins anew. */
const KEPT = 2_000;

/**
 * A name's strip at its smallest: one block and the open warp after it, as two gradients, because a hundred woven SVGs would
 * slow a list down. Decorative, so hidden from assistive technology.
 */
export const ClothMark = memo(function ClothMark({ seed }: { seed: string }) {
  return <span className="cloth-mark" aria-hidden style={{ backgroundImage: wovenFrom(seed) }} />;
});

function wovenFrom(seed: string): string {
  const known = ofNames.get(seed);
  if (known !== undefined) return known;
  const { warp, blocks, edge } = designOf(seed);
  const [first, second, third] = blocks[0]?.tones ?? [edge, edge, edge];
  const weft = [edge, first, second, third, second, first, edge];
  const woven = `${bands('to bottom', weft, 50)}, ${bands('to right', warp, 100)}`;
  if (ofNames.size >= KEPT) ofNames.clear();
  ofNames.set(seed, woven);
  return woven;
}

/** Of the same width, over a share of the box. */
function bands(direction: string, tones: readonly Tone[], percent: number): string {
  const stops = tones.map((tone, index) => {
    const at = (edge: number) => `${(edge * percent) / tones.length}%`;
    return `var(--color-thread-${tone}) ${at(index)} ${at(index + 1)}`;
  });
  return `linear-gradient(${direction}, ${[...stops, `transparent ${percent}%`].join(', ')})`;
}
