import { ordinal } from '#platform/contract/ordinal.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import * as say from '../messages.ts';
import type { OwnThread, PlacedThread } from './find-own-thread.ts';

/** How wide a block of cloth is, in threads. */
const BLOCK_WIDTH = 16;

/** The summit's cloth with somebody's own thread lit. */
export function drawOwnThread({ number, wide, tall }: OwnThread) {
  return (
    <figure className="own-thread">
      <div className="own-thread-cloth">
        <picture>
          <source media="(min-width: 48rem)" srcSet={publicAddress.summitCloth} />
          <img
            className="summit-cloth"
            src={publicAddress.summitClothTall}
            alt={say.yoursInCloth()}
            decoding="async"
          />
        </picture>
        <Lit thread={wide} className="own-thread-wide" />
        <Lit thread={tall} className="own-thread-tall" />
      </div>
      <figcaption className="wrap">
        <strong className="display text-balance text-section">
          {say.yours({ ordinal: ordinal(number) })}
        </strong>
        <span className="measure text-quiet">{say.yoursLead()}</span>
      </figcaption>
    </figure>
  );
}

/** It hangs down to its place from above the cloth, and lies in its block across the warp. */
function Lit({ thread, className }: { thread: PlacedThread; className: string }) {
  const { width, height, x, y, floats, tone } = thread;
  const path = floats.map(([start, length]) => `M${x + start} ${y}h${length}v1h-${length}z`).join('');
  return (
    <svg
      className={`own-thread-lit draws-thread ${className}`}
      viewBox={`0 0 ${width} ${height.toFixed(2)}`}
      aria-hidden="true"
    >
      <path className={`own-thread-fall in-${tone}`} d={`M${x + BLOCK_WIDTH / 2} ${-height}h1V${y}h-1z`} />
      <g className={`own-thread-weft in-${tone}`}>
        <path
          className="own-thread-ground"
          d={`M${x - 1} ${y - 1}h${BLOCK_WIDTH + 2}v3h-${BLOCK_WIDTH + 2}z`}
        />
        <path d={path} />
      </g>
    </svg>
  );
}
