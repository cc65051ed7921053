import { type CSSProperties, useDeferredValue } from 'react';
import { useLive } from '../use-live.ts';
import { Strip } from './strip.tsx';

/** How much of the bare warp each further letter leaves. */
const LEFT_BY_A_LETTER = 0.8;

interface GrowingStripProps {
  name: string;
}

/** The strip of a name that is being typed: each letter weaves it further. On a phone it runs along the page. */
export function GrowingStrip({ name }: GrowingStripProps) {
  const seed = useDeferredValue(name.trim());
  const live = useLive();
  const woven = 100 * (1 - LEFT_BY_A_LETTER ** seed.length);
  return (
    <div
      className="growing-strip"
      aria-hidden="true"
      // Not on the server: the security policy forbids style attributes in the page.
      style={live ? ({ '--woven': `${woven.toFixed(1)}%` } as CSSProperties) : undefined}
    >
      {seed && (
        <>
          <div className="growing-strip-along">
            <Strip seed={seed} along picks={448} />
          </div>
          <div className="growing-strip-down">
            <Strip seed={seed} picks={448} />
          </div>
        </>
      )}
    </div>
  );
}
