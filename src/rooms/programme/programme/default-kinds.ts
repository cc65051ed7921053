import * as say from './messages.ts';

/** The kinds of a programme in which nothing was planned yet. */
export const DEFAULT_KINDS = [
  { id: 'keynote', label: say.keynote, isBreak: false, length: 45 },
  { id: 'talk', label: say.talk, isBreak: false, length: 30 },
  { id: 'panel', label: say.panel, isBreak: false, length: 60 },
  { id: 'workshop', label: say.workshop, isBreak: false, length: 90 },
  { id: 'break', label: say.pause, isBreak: true, length: 30 },
  { id: 'ceremony', label: say.ceremony, isBreak: false, length: 15 },
] as const;

/** What a session without a kind is. */
export const USUAL_KIND = 'talk';
