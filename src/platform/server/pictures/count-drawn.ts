import type { XastElement, XastRoot } from 'svgo';

const REFERENCE = /#([\w.:-]+)/g;

/**
 * How much is drawn once all references are followed, each element by its weight: a few that use one another
 * can expand to a billion.
 */
export function countDrawn(root: XastRoot, weigh: (element: XastElement) => number): number {
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
