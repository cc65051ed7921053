import type { XastElement, XastRoot } from 'svgo';
import { countDrawn } from './count-drawn.ts';

/** This many elements take about 0.2 s to draw. */
const ELEMENTS_MAX = 50_000;
/** The time for a text grows with the square of its length. */
const LETTERS_MAX = 1_000;
const POINTS_MAX = 50_000;
/** Lines with dashes take far longer: each dash is a shape. */
const DASHED_POINTS_MAX = 5_000;
/** How many times the shortest dash with its gap fits into the drawing's longer side. */
const DASHES_ACROSS_MAX = 1_000;
/** A drawing without a size of its own. */
const SIDE = 100;

const NUMBER = /\d*\.?\d+/g;

/**
 * Whether a drawing obviously takes too long. It is refused at once, with a reason; what isn't obvious is
 * stopped while it is drawn.
 */
export function isTooComplex(root: XastRoot): boolean {
  const dashes = dashesAcross(root);
  return (
    countDrawn(root, () => 1) > ELEMENTS_MAX ||
    countDrawn(root, lettersIn) > LETTERS_MAX ||
    countDrawn(root, pointsIn) > (dashes > 0 ? DASHED_POINTS_MAX : POINTS_MAX) ||
    dashes > DASHES_ACROSS_MAX
  );
}

function lettersIn({ name, children }: XastElement): number {
  if (name !== 'text' && name !== 'tspan') return 0;
  const texts = children.map((child) => (child.type === 'text' || child.type === 'cdata' ? child.value : ''));
  return texts.join('').length;
}

function pointsIn({ attributes }: XastElement): number {
  return numbersIn(`${attributes.d ?? ''} ${attributes.points ?? ''}`).length / 2;
}

/** How often the shortest dash of the drawing fits into its longer side; 0 without dashes. */
function dashesAcross(root: XastRoot): number {
  const elements = elementsBelow(root);
  const lengths = elements.flatMap(({ attributes }) => {
    const dashes = numbersIn(attributes['stroke-dasharray'] ?? '');
    return dashes.length > 0 ? dashes.reduce((sum, dash) => sum + dash, 0) : [];
  });
  if (lengths.length === 0) return 0;
  const { viewBox = '', width = '', height = '' } = elements[0]?.attributes ?? {};
  const [side = SIDE] = [numbersIn(viewBox).slice(2), numbersIn(`${width} ${height}`)]
    .filter(({ length }) => length > 0)
    .map((sides) => Math.max(...sides));
  return side / Math.min(...lengths);
}

function elementsBelow({ children }: XastRoot | XastElement): XastElement[] {
  const elements = children.filter((child) => child.type === 'element');
  return elements.flatMap((element) => [element, ...elementsBelow(element)]);
}

function numbersIn(text: string): number[] {
  return (text.match(NUMBER) ?? []).map(Number);
}
