import { ACROSS, BLOCK, type Design, REPEAT } from './cloth.ts';
import { layersOf } from './threads.ts';

const HALF_WIDTH = ACROSS / 2;
const HALFWAY = REPEAT / 2;
const LAST_BLOCK = REPEAT - 2 * BLOCK;

interface WovenProps {
  /** Unique on the page. */
  id: string;
  design: Design;
  /** How many picks are seen. */
  picks?: number;
}

/**
 * One repeat of a strip inside an SVG. What looks the same is drawn once: its mirror images, and its halves except for a last
 * block with a figure of its own.
 */
export function Woven({ id, design, picks = REPEAT }: WovenProps) {
  const [, second, , last] = design.blocks;
  return (
    <>
      <g id={`${id}l`}>
        {picks < HALFWAY ? (
          <Threads design={design} from={0} to={picks} />
        ) : (
          <>
            <g id={`${id}f`}>
              <Threads design={design} from={0} to={HALFWAY} />
            </g>
            <use href={`#${id}f`} y={HALFWAY} />
            {last?.motif !== second?.motif && (
              <Threads design={design} from={LAST_BLOCK + 1} to={LAST_BLOCK + BLOCK - 1} />
            )}
          </>
        )}
      </g>
      <use href={`#${id}l`} className="mirrored" />
    </>
  );
}

function Threads({ design, from, to }: { design: Design; from: number; to: number }) {
  return layersOf(design, { from, to, width: HALF_WIDTH }).map(({ tone, path }) => (
    <path key={tone} className={`in-${tone}`} d={path} />
  ));
}
