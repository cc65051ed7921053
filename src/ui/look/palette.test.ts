import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deltaEOK } from 'colorjs.io/fn';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTRAST_MIN, nearestAccent } from '#platform/contract/accent.ts';
import { contrast } from '#platform/contract/colour.ts';
import { DEFAULT_LOOK, type Look } from '#platform/contract/look.ts';
import { type Pair, type Palette, paletteOf } from '#platform/contract/palette.ts';

/** The difference that a trained eye begins to see. */
const JUST_SEEN = 0.02;
const TOKENS = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8');

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
const look: fc.Arbitrary<Look> = fc.record({
  accent: colour.map(nearestAccent),
  ink: colour,
  gold: colour,
  palm: colour,
  clay: colour,
  indigo: colour,
});

/** What is written on what, and the contrast that it needs. */
const WRITTEN: [keyof Palette, keyof Palette, number][] = [
  ['text', 'ground', 7],
  ['text', 'raised', 7],
  ['text', 'sunk', 7],
  ['quiet', 'ground', CONTRAST_MIN],
  ['quiet', 'raised', CONTRAST_MIN],
  ['quiet', 'sunk', CONTRAST_MIN],
  ['on-night', 'night', 7],
  ['quiet-on-night', 'night', CONTRAST_MIN],
  ['on-accent', 'accent', CONTRAST_MIN],
  ['on-accent', 'accent-strong', CONTRAST_MIN],
  ['edge', 'ground', 3],
  ['edge', 'raised', 3],
  ['focus', 'ground', 3],
  ['focus-on-night', 'night', 3],
  ['underline-on-night', 'night', 3],
  ['edge-on-night', 'night', 3],
];

test('our own look gives the colours of tokens.css', () => {
  for (const [name, [light, dark]] of Object.entries(paletteOf(DEFAULT_LOOK)) as [string, Pair][]) {
    const declared = new RegExp(`--color-${name}: (.+);`).exec(TOKENS)?.[1] ?? `no --color-${name}`;
    const [lightDeclared = declared, darkDeclared = declared] = declared.match(/oklch\([^)]+\)/g) ?? [];
    expect([name, deltaEOK(light, lightDeclared) < JUST_SEEN]).toEqual([name, true]);
    expect([
      name,
      deltaEOK(dark, declared.startsWith('light-dark') ? darkDeclared : lightDeclared) < JUST_SEEN,
    ]).toEqual([name, true]);
  }
});

test('whatever is chosen, everything written can be read in both themes', () => {
  fc.assert(
    fc.property(look, (chosen) => {
      const palette = paletteOf(chosen);
      for (const [front, back, least] of WRITTEN) {
        for (const theme of [0, 1] as const) {
          const seen = contrast(palette[front][theme], palette[back][theme]);
          if (seen < least) throw new Error(`${front} on ${back}: ${seen.toFixed(2)} in theme ${theme}`);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('an accent that passes is left alone, another is moved as little as needed', () => {
  expect(nearestAccent(DEFAULT_LOOK.accent)).toBe(DEFAULT_LOOK.accent);
  expect(nearestAccent('#787878')).not.toBe('#787878');
  fc.assert(fc.property(colour, (chosen) => deltaEOK(chosen, nearestAccent(chosen)) < 0.06));
});
