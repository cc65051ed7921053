import { memo, useId } from 'react';
import { ACROSS, designOf, REPEAT, SHIFT } from './cloth.ts';
import { Woven } from './woven.tsx';

/** A strip and the seam beside it. */
const STEP = ACROSS + 1;

interface SewnClothProps {
  seed: string;
  /** How many strips lie side by side. */
  strips: number;
  /** The length in picks; whatever doesn't fit the box is cut off. */
  picks: number;
  className?: string;
}

/** A cloth sewn from pieces of one strip, every second one shifted by a block. Memoised: what is beside it may be typed in. */
export const SewnCloth = memo(function SewnCloth({ seed, strips, picks, className = '' }: SewnClothProps) {
  const id = useId();
  const width = strips * STEP - 1;
  return (
    <svg
      className={`strip ${className}`}
      viewBox={`0 0 ${width} ${picks}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <pattern id={id} width={2 * STEP} height={REPEAT} patternUnits="userSpaceOnUse">
        <g id={`${id}strip`}>
          <Woven id={id} design={designOf(seed)} />
        </g>
        <use href={`#${id}strip`} x={STEP} y={-SHIFT} />
        <use href={`#${id}strip`} x={STEP} y={REPEAT - SHIFT} />
      </pattern>
      <rect width={width} height={picks} fill={`url(#${id})`} />
    </svg>
  );
});
