import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACROSS, BLOCK, crossing, designOf, REPEAT } from './cloth.ts';
import { layersOf } from './threads.ts';

const seeds = fc.string({ minLength: 0, maxLength: 60, unit: 'grapheme' });
const threads = fc.integer({ min: 0, max: ACROSS - 1 });
const picks = fc.integer({ min: -1000, max: 1000 });

describe('cloth', () => {
  it('is the same for the same name, however its accents are written', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(designOf(seed.normalize('NFD'))).toEqual(designOf(seed));
      }),
    );
  });

  it('is symmetrical across the strip', () => {
    fc.assert(
      fc.property(seeds, threads, picks, (seed, x, y) => {
        const design = designOf(seed);
        expect(crossing(design, ACROSS - 1 - x, y)).toBe(crossing(design, x, y));
      }),
    );
  });

  it('repeats itself without a seam', () => {
    fc.assert(
      fc.property(seeds, threads, picks, (seed, x, y) => {
        const design = designOf(seed);
        expect(crossing(design, x, y + REPEAT)).toBe(crossing(design, x, y));
      }),
    );
  });

  it('looks the same in both halves of a repeat, except inside a last block with a figure of its own', () => {
    fc.assert(
      fc.property(seeds, threads, picks, (seed, x, y) => {
        const design = designOf(seed);
        const [, second, , last] = design.blocks;
        const halfway = REPEAT / 2;
        const within = (((y % halfway) + halfway) % halfway) - 2 * BLOCK;
        const mayDiffer = last?.motif !== second?.motif && within > 0 && within < BLOCK - 1;
        if (!mayDiffer) expect(crossing(design, x, y + halfway)).toBe(crossing(design, x, y));
      }),
    );
  });

  it.for([
    { from: 0, to: REPEAT, width: ACROSS },
    { from: 0, to: REPEAT / 2, width: ACROSS / 2 },
    { from: REPEAT - 2 * BLOCK + 1, to: REPEAT - BLOCK - 1, width: ACROSS / 2 },
  ])('shows each crossing when it is painted in layers: %j', (part) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const design = designOf(seed);
        const painted = new Map<string, string>();
        for (const { tone, path } of layersOf(design, part)) {
          for (const [, ...numbers] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)H(\d+)/g)) {
            const [left = 0, top = 0, width = 0, height = 0, back = 0] = numbers.map(Number);
            expect(back).toBe(left);
            for (let x = left; x < left + width; x++)
              for (let y = top; y < top + height; y++) painted.set(`${x} ${y}`, tone);
          }
        }
        expect(painted.size).toBe(part.width * (part.to - part.from));
        for (let x = 0; x < part.width; x++)
          for (let y = part.from; y < part.to; y++)
            expect(painted.get(`${x} ${y}`)).toBe(crossing(design, x, y));
      }),
      { numRuns: 25 },
    );
  });

  it('differs between names', () => {
    const names = ['Ama Mensah', 'Kofi Boateng', 'Efua Asante', 'Kwame Ofori', 'Yaa Darko'];
    const cloths = new Set(names.map((name) => JSON.stringify(layersOf(designOf(name)))));
    expect(cloths.size).toBe(names.length);
  });
});
