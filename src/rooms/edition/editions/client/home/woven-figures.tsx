import { useId } from 'react';
import { ACROSS, designOf, REPEAT, SHIFT } from '#ui/cloth/cloth.ts';
import { Woven } from '#ui/cloth/woven.tsx';

const WIDTH = 300;
/** One repeat is long enough even if it is shifted. */
const HEIGHT = REPEAT - SHIFT;
const STRIPS = ['26', 'August', '27', 'Accra', 'Ghana'] as const;

/** Figures cut out of cloth. The text next to them says the same. */
export function WovenFigures({ text, seed }: { text: string; seed: string }) {
  const id = useId();
  const columns = Array.from({ length: Math.ceil(WIDTH / (ACROSS + 1)) }, (_, column) => column);
  return (
    <svg className="woven-figures draws-along" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        {STRIPS.map((strip, index) => (
          <g key={strip} id={`${id}${index}`}>
            <Woven id={`${id}${index}`} design={designOf(`${seed} ${strip}`)} />
          </g>
        ))}
        <clipPath id={`${id}figures`}>
          <Figures text={text} className="woven-figures-text" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}figures)`} shapeRendering="crispEdges">
        {columns.map((column) => (
          <use
            key={column}
            href={`#${id}${column % STRIPS.length}`}
            x={column * (ACROSS + 1)}
            y={column % 2 ? -SHIFT : 0}
          />
        ))}
      </g>
      <Figures text={text} className="woven-figures-text woven-figures-edge" />
    </svg>
  );
}

function Figures({ text, className }: { text: string; className: string }) {
  return (
    <text className={className} x={WIDTH / 2} y={HEIGHT - 8} textAnchor="middle">
      {text}
    </text>
  );
}
