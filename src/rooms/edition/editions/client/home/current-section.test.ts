import { expect, test } from 'vitest';
import { sectionAfter } from './current-section.ts';

const comes = (id: string) => ({ isIntersecting: true, target: { id } });
const leaves = (id: string) => ({ isIntersecting: false, target: { id } });

test('a section is current from when it comes to the reading line until it leaves it', () => {
  expect(sectionAfter('', [comes('about')])).toBe('about');
  expect(sectionAfter('about', [leaves('about')])).toBe('');
  expect(sectionAfter('about', [leaves('theme')])).toBe('about');
});

test('the last one counts of several that came while the browser was busy', () => {
  expect(sectionAfter('about', [leaves('about'), comes('theme'), leaves('theme'), comes('pricing')])).toBe(
    'pricing',
  );
  expect(sectionAfter('about', [comes('theme'), leaves('about'), leaves('theme')])).toBe('');
});

test('at the border of two, the one that came later stays', () => {
  expect(sectionAfter('theme', [comes('pricing'), leaves('theme')])).toBe('pricing');
});
