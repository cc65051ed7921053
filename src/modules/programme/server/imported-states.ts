import { doubts, shownWord } from '#platform/server/doubtful-cells.ts';
import type { ImportedRow, Standing, WordDecision } from '#platform/server/importer.ts';
import * as wrong from '../import-messages.ts';
import * as say from '../messages.ts';
import { sessionFields } from '../record.ts';
import type { SessionState } from '../states.ts';
import { readState } from './state-words.ts';

const STATE = sessionFields.state.sent;

/**
 * Sessions that don't take place are left out. About words that aren't known, an empty one among others, and what another column
 * says of one that may not take place, somebody decides.
 */
export function standingOf(
  rows: readonly ImportedRow[],
  decisions: readonly WordDecision[],
): (row: ImportedRow) => Standing | undefined {
  const isSaid = rows.some(({ values }) => values[STATE]);
  const isDoubtful = doubts({ isGood: (text) => readState(text) === 'confirmed', mayCount: false });
  return ({ values: { [STATE]: word = '' }, unused = [] }) => {
    const state = readState(word);
    if (isSaid && state === 'left-out') return { reason: word };
    const message = word ? wrong.stateUnknown() : wrong.stateMissing();
    const asked = [
      ...(isSaid && !state ? [{ column: say.state(), word, message }] : []),
      ...unused
        .filter(({ heading, text }) => isDoubtful(heading, text))
        .map(({ heading, text }) => {
          const about = { column: heading, word: shownWord(text) };
          return { ...about, message: wrong.mayNotTakePlace(about) };
        }),
    ];
    for (const { column, word, message } of asked) {
      const decided = decisions.findLast((one) => one.column === column && one.word === word);
      if (!decided) return { unknown: { column, word }, message };
      if (!decided.take) return { reason: word || wrong.stateMissing() };
    }
    return undefined;
  };
}

/** A word that somebody has decided to take in says nothing. */
export function sessionState(word: string | undefined): SessionState | undefined {
  const state = word ? readState(word) : undefined;
  return state === 'left-out' ? undefined : state;
}
