import { memo, useId } from 'react';
import { ACROSS, designOf, REPEAT, SHIFT } from './cloth.ts';
import { Woven } from './woven.tsx';

interface StripProps {
  /** What the cloth is generated from: a name, a title, a date. */
  seed: string;
  /** The length in picks; whatever doesn't fit the box is cut off. */
  picks?: number;
  /** Runs horizontally instead of down the page. */
  along?: boolean;
  /** Shifted by one block, like every second strip of a cloth. */
  shifted?: boolean;
  className?: string;
}

/**
 * A strip of cloth that fills its box. Decorative, so hidden from assistive technology. Memoised: what is beside it may be
 * typed in.
 */
export const Strip = memo(function Strip({
  seed,
  picks = 2 * REPEAT,
  along = false,
  shifted = false,
  className = '',
}: StripProps) {
  const id = useId();
  const [width, height] = along ? [picks, ACROSS] : [ACROSS, picks];
  const turned = along ? 'matrix(0 1 1 0 0 0)' : '';
  const moved = shifted ? `translate(0 ${-SHIFT})` : '';
  return (
    <svg
      className={`strip ${className}`.trim()}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <pattern
        id={id}
        width={ACROSS}
        height={REPEAT}
        patternUnits="userSpaceOnUse"
        patternTransform={`${turned} ${moved}`.trim() || undefined}
      >
        <Woven id={id} design={designOf(seed)} {...(shifted ? {} : { picks })} />
      </pattern>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </svg>
  );
});
