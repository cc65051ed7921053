import * as say from './messages.ts';

/** Facts beside each other in one text, such as 'early bird; 20% off'. */
export function joinFacts(facts: readonly string[]): string {
  return facts
    .filter(Boolean)
    .reduce((before, after) => (before ? say.factsBeside({ before, after }) : after), '');
}
