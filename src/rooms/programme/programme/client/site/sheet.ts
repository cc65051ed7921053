import { TONES } from '#ui/cloth/cloth.ts';
import { LANES_MAX, ROWS_MAX } from './lanes.ts';
import styles from './programme.css?inline';

const SLOTS = ['a', 'b', 'c', 'e'];

/**
 * The style sheet of the programme's pages, with a class for each place in the grid and each thread of a cloth: the security
 * policy forbids style attributes.
 */
export function programmeSheet(): string {
  const places = numbers(ROWS_MAX).flatMap((row) => [`.r${row}{--r:${row}}`, `.n${row}{--n:${row}}`]);
  const lanes = numbers(LANES_MAX).flatMap((lane) => [
    `.c${lane}{--c:${lane}}`,
    `.lanes-${lane}{--lanes:${lane}}`,
  ]);
  const threads = SLOTS.flatMap((slot) =>
    TONES.map((tone) => `.${slot}-${tone}{--${slot}:var(--color-thread-${tone})}`),
  );
  return [styles, ...places, ...lanes, ...threads].join('');
}

function numbers(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}
