import { aroundTheLines } from '#platform/contract/messages.ts';
import { doubts, shownWord } from '#platform/server/doubtful-cells.ts';
import type { ImportedRow, Standing, WordDecision } from '#platform/server/importer.ts';
import * as wrong from '../import-messages.ts';
import * as say from '../messages.ts';
import { WHEN_FIELDS } from '../read-when.ts';
import { sessionFields } from '../record.ts';
import type { SessionState } from '../states.ts';
import { isAboveDoubtful, isTimeOfDay, isTitleOfLines, loneCell } from './around-lines.ts';
import { isNoteOfChange, isNoteOfOtherTime } from './note-words.ts';
import { isKeptIn, marksOf, mayBeRooms, unsettledPart } from './settled-words.ts';
import { readState } from './state-words.ts';

const STATE = sessionFields.state.sent;
/** Beside its state, whether the speaker has been told of it says nothing more. */
const OF_OWNER = /^owner (?:informed|confirmed)$/i;

/**
 * Sessions that don't take place are left out. About words that aren't known, an empty one among others, and whatever else says of
 * one that it may not take place, or not so, somebody decides.
 */
export function standingOf(
  rows: readonly ImportedRow[],
  decisions: readonly WordDecision[],
  isRoom: (name: string) => boolean,
): (row: ImportedRow) => Standing | undefined {
  const isSaid = rows.some(({ values }) => values[STATE]);
  const isTimed = rows.some(({ values }) => values.start);
  const isDoubtful = doubts({ isGood: (text) => readState(text) === 'confirmed', ofPeople: false });
  const marksIn = marksOf(rows.flatMap(({ unused = [] }) => unused));
  const isTable = rows.some((row) => loneCell(row) === undefined);
  return (row) => {
    const { [STATE]: word = '', title = '', room = '' } = row.values;
    const state = readState(word);
    const lone = loneCell(row);
    if (lone && isTitleOfLines(lone.text, isTable)) return { reason: lone.text };
    if (isSaid && state === 'left-out') return { reason: word };
    const mayNotTakePlace = (column: string, text: string) => {
      const about = { column, word: shownWord(text) };
      return { ...about, message: wrong.mayNotTakePlace(about) };
    };
    const beside = (row.unused ?? []).filter(({ heading }) => !(state && OF_OWNER.test(heading)));
    const part = unsettledPart(title);
    const times = WHEN_FIELDS.flatMap((field) => row.values[field] ?? []);
    const isElsewhen = ({ heading, text }: { heading: string; text: string }) =>
      isTimed ? isNoteOfOtherTime(heading, text, times) : isTimeOfDay(heading, text);
    const asked = [
      ...(row.above ?? []).filter(isAboveDoubtful).map((text) => {
        const about = { column: aroundTheLines(), word: shownWord(text) };
        return { ...about, message: wrong.aboveUnclear({ text: about.word }) };
      }),
      ...(isTimed && lone?.field === 'title'
        ? [{ column: say.title(), word: title, message: wrong.onlyTitle({ title }) }]
        : []),
      ...(isSaid && !state
        ? [{ column: say.state(), word, message: word ? wrong.stateUnknown() : wrong.stateMissing() }]
        : []),
      ...(part ? [mayNotTakePlace(say.title(), part)] : []),
      ...(title && !/\p{L}/u.test(title)
        ? [{ column: say.title(), word: title, message: wrong.titleUnclear({ title }) }]
        : []),
      ...(room && mayBeRooms(room) && !isRoom(room)
        ? [{ column: say.room(), word: room, message: wrong.roomsUnclear({ room }) }]
        : []),
      ...beside
        .filter(
          ({ heading, text }) =>
            !isKeptIn(heading, text) && (isDoubtful(heading, text) || isNoteOfChange(heading, text)),
        )
        .concat(marksIn(beside))
        .map(({ heading, text }) => mayNotTakePlace(heading, text)),
      ...(isTimed ? bracketsIn(title) : [])
        .filter((text) => isNoteOfOtherTime('note', text, times))
        .map((text) => {
          const about = { column: say.title(), word: shownWord(text) };
          return { ...about, message: wrong.otherTime(about) };
        }),
      ...beside.filter(isElsewhen).map(({ heading, text }) => {
        const about = { column: heading, word: shownWord(text) };
        return { ...about, message: isTimed ? wrong.otherTime(about) : wrong.mayBeTimes(about) };
      }),
    ];
    const decided = asked.map((one) => ({
      ...one,
      take: decisions.findLast(({ column, word }) => column === one.column && word === one.word)?.take,
    }));
    const out = decided.find(({ take }) => take === false);
    if (out) return { reason: out.word || wrong.stateMissing() };
    const open = decided.filter(({ take }) => take === undefined);
    return open.length > 0 ? { asked: open } : undefined;
  };
}

function bracketsIn(title: string): string[] {
  return [...title.matchAll(/[([]([^()[\]]+)[)\]]/gu)].map(([, inside = '']) => inside);
}

/** A word that somebody has decided to take in says nothing. */
export function sessionState(word: string | undefined): SessionState | undefined {
  const state = word ? readState(word) : undefined;
  return state === 'left-out' ? undefined : state;
}
