import type { XastElement, XastRoot } from 'svgo';

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

const REFERENCE = /#([\w.:-]+)/g;

/**
 * How much is drawn once all references are followed, each element by its weight: a few that use one another
 * can expand to a billion.
 */
function countDrawn(root: XastRoot, weigh: (element: XastElement) => number): number {
  const byId = new Map<string, XastElement>();
  remember(root, byId);
  const counted = new Map<XastElement, number>();
  const count = (element: XastElement): number => {
    const known = counted.get(element);
    if (known !== undefined) return known;
    // A part that refers back to itself is not drawn again.
    counted.set(element, 0);
    const drawn = sum([...elementsIn(element), ...referredTo(element, byId)].map(count)) + weigh(element);
    counted.set(element, drawn);
    return drawn;
  };
  return sum(elementsIn(root).map(count));
}

function remember(parent: XastRoot | XastElement, byId: Map<string, XastElement>): void {
  for (const element of elementsIn(parent)) {
    if (element.attributes.id) byId.set(element.attributes.id, element);
    remember(element, byId);
  }
}

function elementsIn({ children }: XastRoot | XastElement): XastElement[] {
  return children.filter((child) => child.type === 'element');
}

function referredTo({ attributes }: XastElement, byId: Map<string, XastElement>): XastElement[] {
  const ids = Object.values(attributes).flatMap((value) => [...value.matchAll(REFERENCE)]);
  return ids.flatMap(([, id = '']) => byId.get(id) ?? []);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
