/** What other rooms may use of this one, wherever it runs. */

export * as orderMessages from './orders/messages.ts';
export { PAPER_TITLES, type PaperContent, paperNumber } from './orders/paper.ts';
export { percentOf } from './orders/pricing.ts';
