type Step = readonly [across: number, down: number];
/** The edges that begin in a corner, by its place. */
type Edges = Map<number, Step[]>;

interface Field {
  width: number;
  from: number;
  to: number;
}

const RIGHT: Step = [1, 0];
const DOWN: Step = [0, 1];
const LEFT: Step = [-1, 0];
const UP: Step = [0, -1];

/**
 * An SVG path around the cells of a field that are filled. What is filled lies to the right of each line, so holes stay empty.
 * Cells that only touch at a corner share an outline. Filling closes it.
 */
export function outlinesOf(isFilled: (x: number, y: number) => boolean, { width, from, to }: Field): string {
  const edges: Edges = new Map();
  const add = (x: number, y: number, step: Step) => {
    const begun = edges.get(placeOf(x, y));
    if (begun) begun.push(step);
    else edges.set(placeOf(x, y), [step]);
  };
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      if (!isFilled(x, y)) continue;
      if (!isFilled(x, y - 1)) add(x, y, RIGHT);
      if (!isFilled(x + 1, y)) add(x + 1, y, DOWN);
      if (!isFilled(x, y + 1)) add(x + 1, y + 1, LEFT);
      if (!isFilled(x - 1, y)) add(x, y + 1, UP);
    }
  }
  let path = '';
  for (let y = from; y < to; y++)
    for (let x = 0; x < width; x++) while (edges.get(placeOf(x, y))?.length) path += outlineFrom(x, y, edges);
  return path;
}

/** Cloths are narrower than this. */
const placeOf = (x: number, y: number) => y * 64 + x;

/** Takes away the edges of one outline, and writes it without its last line. */
function outlineFrom(left: number, top: number, edges: Edges): string {
  let path = `M${left} ${top}`;
  let [x, y] = [left, top];
  let [lineX, lineY] = [left, top];
  let before: Step | undefined;
  do {
    const step = takeEdge(edges.get(placeOf(x, y)) ?? [], before);
    if (before && step !== before) {
      path += lineTo(lineX, lineY, x, y);
      [lineX, lineY] = [x, y];
    }
    before = step;
    x += step[0];
    y += step[1];
  } while (x !== left || y !== top);
  return path;
}

/** Of two edges that begin in a corner, the one to the left leads to the cell across it. */
function takeEdge(from: Step[], before: Step | undefined): Step {
  const left = before ? from.findIndex(([across, down]) => across === before[1] && down === -before[0]) : 0;
  const [taken = RIGHT] = from.splice(Math.max(0, left), 1);
  return taken;
}

function lineTo(x: number, y: number, toX: number, toY: number): string {
  return y === toY ? shorter(`h${toX - x}`, `H${toX}`) : shorter(`v${toY - y}`, `V${toY}`);
}

function shorter(one: string, other: string): string {
  return other.length < one.length ? other : one;
}
