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
          const isInside = insideOf(path);
          for (let x = 0; x < part.width; x++)
            for (let y = part.from; y < part.to; y++) if (isInside(x, y)) painted.set(`${x} ${y}`, tone);
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

/** The cells that filling a path of straight lines paints: more lines to their left go up than down, or the other way round. */
function insideOf(path: string): (x: number, y: number) => boolean {
  const turns = new Map<string, number>();
  for (const outline of path.split('M').slice(1)) {
    const [start = '', ...lines] = outline.split(/(?=[hHvV])/);
    const [left = 0, top = 0] = start.split(' ').map(Number);
    let [x, y] = [left, top];
    const goTo = (to: number) => {
      for (let row = Math.min(y, to); row < Math.max(y, to); row++)
        turns.set(`${x} ${row}`, (turns.get(`${x} ${row}`) ?? 0) + Math.sign(to - y));
      y = to;
    };
    for (const line of lines) {
      const by = Number(line.slice(1));
      if (line[0] === 'h') x += by;
      if (line[0] === 'H') x = by;
      if (line[0] === 'v') goTo(y + by);
      if (line[0] === 'V') goTo(by);
    }
    expect(x === left || y === top, path).toBe(true);
    goTo(top);
  }
  return (x, y) => {
    let sum = 0;
    for (let left = 0; left <= x; left++) sum += turns.get(`${left} ${y}`) ?? 0;
    return sum !== 0;
  };
}
