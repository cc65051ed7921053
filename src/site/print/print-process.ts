import { answerInChild } from '#platform/server/answer-in-child.ts';
import { type BadgeSheets, typesetBadges } from './badge-sheets.ts';
import { type PaperSaid, typesetPaper } from './typeset-paper.ts';

/** What this process is asked to draw. */
export type PrintTask = { kind: 'badges'; said: BadgeSheets } | { kind: 'paper'; said: PaperSaid };

answerInChild((task: PrintTask) =>
  task.kind === 'badges' ? typesetBadges(task.said) : typesetPaper(task.said),
);
