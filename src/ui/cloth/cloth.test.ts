import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACROSS, crossing, designOf, REPEAT } from './cloth.ts';
import { HALF, HALFWAY, type Layer, lastBlockOf, layersOf, runsOf } from './threads.ts';

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

  it('shows the same when it is painted in layers, as half a strip', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const design = designOf(seed);
        const painted = new Map<string, string>();
        const paint = ({ tone, path }: Layer) => {
          for (const [, ...numbers] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)H(\d+)/g)) {
            const [left = 0, top = 0, width = 0, height = 0, back = 0] = numbers.map(Number);
            expect(back).toBe(left);
            for (let x = left; x < left + width; x++)
              for (let y = top; y < top + height; y++) painted.set(`${x} ${y}`, tone);
          }
        };
        layersOf(design, HALFWAY).forEach(paint);
        for (const [place, tone] of [...painted]) {
          const [x, y] = place.split(' ').map(Number) as [number, number];
          painted.set(`${x} ${y + HALFWAY}`, tone);
        }
        lastBlockOf(design).forEach(paint);
        for (let x = 0; x < HALF; x++)
          for (let y = 0; y < REPEAT; y++) expect(painted.get(`${x} ${y}`)).toBe(crossing(design, x, y));
      }),
      { numRuns: 25 },
    );
  });

  it('differs between names', () => {
    const names = ['Ama Mensah', 'Kofi Boateng', 'Efua Asante', 'Kwame Ofori', 'Yaa Darko'];
    const cloths = new Set(names.map((name) => JSON.stringify(layersOf(designOf(name), HALFWAY))));
    expect(cloths.size).toBe(names.length);
  });
});
