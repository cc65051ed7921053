import type { LinkState } from '../contract.ts';
import * as text from '../messages.ts';

export const STATES: Readonly<Record<LinkState, () => string>> = {
  none: text.stateNone,
  asked: text.stateAsked,
  answered: text.stateAnswered,
  new: text.stateNew,
};
