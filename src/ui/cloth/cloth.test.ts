import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACROSS, crossing, designOf, REPEAT } from './cloth.ts';
import { pathsOf, runsOf } from './threads.ts';

const seeds = fc.string({ minLength: 0, maxLength: 60, unit: 'grapheme' });
const threads = fc.integer({ min: 0, max: ACROSS - 1 });
const picks = fc.integer({ min: -1000, max: 1000 });

describe('cloth', () => {
  it('is the same for the same name, however its accents are written', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(pathsOf(designOf(seed.normalize('NFD')))).toEqual(pathsOf(designOf(seed)));
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

  it('is covered completely, and nowhere twice', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const design = designOf(seed);
        const covered = new Map<string, string>();
        for (const run of runsOf(design)) {
          for (let x = run.x; x < run.x + run.width; x++) {
            for (let y = run.y; y < run.y + run.height; y++) {
              expect(covered.has(`${x} ${y}`)).toBe(false);
              covered.set(`${x} ${y}`, run.tone);
              expect(run.tone).toBe(crossing(design, x, y));
            }
          }
        }
        expect(covered.size).toBe(ACROSS * REPEAT);
      }),
      { numRuns: 25 },
    );
  });

  it('differs between names', () => {
    const names = ['Ama Mensah', 'Kofi Boateng', 'Efua Asante', 'Kwame Ofori', 'Yaa Darko'];
    const cloths = new Set(names.map((name) => JSON.stringify(pathsOf(designOf(name)))));
    expect(cloths.size).toBe(names.length);
  });
});
