import type { LinkState } from '../contract.ts';
import * as say from '../messages.ts';

export const STATES: Readonly<Record<LinkState, () => string>> = {
  none: say.stateNone,
  asked: say.stateAsked,
  answered: say.stateAnswered,
  new: say.stateNew,
};
