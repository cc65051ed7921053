import { ACROSS, type Design } from './cloth.ts';
import { HALFWAY, type Layer, lastBlockOf, layersOf } from './threads.ts';

interface WovenProps {
  /** Unique on the page. */
  id: string;
  design: Design;
  /** How many picks are seen, if that is less than half of a repeat. */
  picks?: number;
}

/** One repeat of a strip inside an SVG. What looks the same is drawn once: the halves and their mirror images. */
export function Woven({ id, design, picks = HALFWAY }: WovenProps) {
  const isWhole = picks >= HALFWAY;
  return (
    <>
      <g id={`${id}l`}>
        <g id={`${id}f`}>
          <Paths layers={layersOf(design, Math.min(picks, HALFWAY))} />
        </g>
        {isWhole && (
          <>
            <use href={`#${id}f`} y={HALFWAY} />
            <Paths layers={lastBlockOf(design)} />
          </>
        )}
      </g>
      <use href={`#${id}l`} transform={`matrix(-1 0 0 1 ${ACROSS} 0)`} />
    </>
  );
}

function Paths({ layers }: { layers: readonly Layer[] }) {
  return layers.map(({ tone, path }) => (
    <path key={`${tone} ${path}`} className={`thread-${tone}`} d={path} />
  ));
}
