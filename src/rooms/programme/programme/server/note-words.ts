import { plainLetters } from '#platform/contract/normalise-for-search.ts';
import { plainWords } from '#platform/server/plain-words.ts';
import { readWritten } from '../written-when.ts';
import { isOfElse, isUnsettled, isUnsure } from './settled-words.ts';

const NOTES =
  /\b(?:remarks?|notes?|comments?|commentaires?|remarques?|observa\w*|comentarios?|notas?|obs|updates?|changes?|changements?)\b|^(?:column|colonne|coluna) \d+$/u;
/** When something else was done. */
const OF_OTHER_TIMES =
  /\b(?:submi\w*|soumis\w*|creat\w*|cree\w*|criad\w*|modif\w*|timestamp|horodateur|received|recu\w*)\b/u;
/** What says that times or days beside it are those that count. */
const CHANGED =
  /\b(?:now|new|changed?|instead|rather|starts?|starting|begins?|beginning|earlier|later|until|desormais|maintenant|nouve\w*|plutot|au lieu|commence\w*|debut\w*|plus t(?:ot|ard)|jusqu|agora|nov[ao]|em vez|comeca\w*|inicio|mais (?:cedo|tarde)|ate|to|at|on|a|as)\b/u;
const SHORT_MAX = 8;

const TIME = /(?<![\d:.,])\d{1,2}(?:\s?[:h]\s?\d{2}|\s?h(?![a-z])|(?:[:.]\d{2})?\s?[ap]\.?m)(?![a-z\d])/g;
const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:segunda|terca|quarta|quinta|sexta)-feira|sabado|domingo|(?:day|jour|dia) \d{1,2}|\d{1,2}[/.]\d{1,2}(?![\d:])|tomorrow|next day|demain|lendemain|amanha)\b/g;

/** Whether a remark says that a session is not, or perhaps not, as its line has it. */
export function isNoteOfChange(heading: string, text: string): boolean {
  if (isNote(heading)) return isUnsettled(text) || /^[?¿!\s]+$/u.test(text);
  return isShort(text) && !isOfElse(heading) && isUnsure(text);
}

/** Whether a remark speaks of a time or a day that the cells of its line, which say when it is, don't have. */
export function isNoteOfOtherTime(heading: string, text: string, line: readonly string[]): boolean {
  if (OF_OTHER_TIMES.test(plainWords(heading)) || isOfElse(heading)) return false;
  const saysSo = isNote(heading) || (isShort(text) && CHANGED.test(plainWords(text)));
  if (!saysSo) return false;
  const own = line.join(' ');
  const [times, days] = [timesIn(own), plainLetters(own)];
  return (
    timesIn(text).some((time) => !times.includes(time)) || daysIn(text).some((day) => !days.includes(day))
  );
}

function isNote(heading: string): boolean {
  return NOTES.test(plainWords(heading));
}

function isShort(text: string): boolean {
  return plainWords(text).split(' ').length <= SHORT_MAX;
}

/** In minutes. */
function timesIn(text: string): (number | undefined)[] {
  const said = plainLetters(text).match(TIME) ?? [];
  return said.map((time) => readWritten(time, 'start')?.from?.time?.minutes);
}

function daysIn(text: string): string[] {
  return plainLetters(text).match(DAY) ?? [];
}
