/** From how many registrations of one company there is a discount (docs/product.md, 1.2). */
const GROUP_LEAST = 5;

export function groupLeast(): number {
  return GROUP_LEAST;
}
