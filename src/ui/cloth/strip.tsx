import { useId } from 'react';
import { ACROSS, designOf, REPEAT, SHIFT } from './cloth.ts';
import { pathsOf } from './threads.ts';

interface StripProps {
  /** Whose cloth it is: a name, a title, a date. */
  seed: string;
  /** How many picks long; what doesn't fit its box is cut off. */
  picks?: number;
  /** Along the line of text instead of down the page. */
  along?: boolean;
  /** Shifted by one block, as every second strip of a cloth is. */
  shifted?: boolean;
  className?: string;
}

/** A strip of cloth that fills its box. Decoration: hidden from assistive technology. */
export function Strip({
  seed,
  picks = 2 * REPEAT,
  along = false,
  shifted = false,
  className = '',
}: StripProps) {
  const id = useId();
  const offset = shifted ? -SHIFT : 0;
  const repeats = Array.from({ length: Math.ceil((picks - offset) / REPEAT) - 1 }, (_, index) => index + 1);
  const [width, height] = along ? [picks, ACROSS] : [ACROSS, picks];
  return (
    <svg
      className={`strip ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <g transform={along ? 'matrix(0 1 1 0 0 0)' : undefined}>
        <g id={id} transform={`translate(0 ${offset})`}>
          {pathsOf(designOf(seed)).map(({ tone, path }) => (
            <path key={tone} className={`thread-${tone}`} d={path} />
          ))}
        </g>
        {repeats.map((repeat) => (
          <use key={repeat} href={`#${id}`} y={repeat * REPEAT} />
        ))}
      </g>
    </svg>
  );
}
