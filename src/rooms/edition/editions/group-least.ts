/** From how many registrations a company is a group where its edition has no discount (docs/product.md, 1.2). */
export const GROUP_LEAST = 5;
