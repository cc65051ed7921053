/** What other rooms may use of this one, wherever it runs. */

export { partnershipKind } from './partnerships/kind.ts';
export { DEFAULT_LOGO, LOGOS } from './sponsors/logos.ts';
