/** What other rooms may use of this one, wherever it runs. */

export { viewPending } from './dashboard/contract.ts';
