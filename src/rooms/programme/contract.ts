/** What other rooms may use of this one, wherever it runs. */

export { PROGRAMME_CALENDAR } from './programme/addresses.ts';
export { speakerCounts } from './speakers/contract.ts';
export { speakerKind } from './speakers/kind.ts';
export { DEFAULT_PICTURE, PICTURES } from './speakers/pictures.ts';
