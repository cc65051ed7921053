import type { ImportedRow } from '#platform/server/importer.ts';
import { plainWords } from '#platform/server/plain-words.ts';
import { type Clock, readWritten } from '../written-when.ts';
import { zoneNamed } from '../written-zone.ts';
import { isUnsettled } from './settled-words.ts';
import { readState } from './state-words.ts';

/** What may stand before a day in a title. */
const BEFORE_DAY =
  /^(?:programmes?|programs?|programa|agenda|schedule|timetable|planning|horaires?|horario|plenary|conference|conferencia|sessions?|sessoes|seances?|full|final|of|for|on|the|du|de|le|la|pour|da|do|dia|a|o)$/;
/** What says that it is about how times are meant. */
const OF_TIMES =
  /\b(?:all times|times? (?:are|is|in|shown|given|zone)|timezone|toutes les heures|heures? (?:de|d|du|en|locales?)|horas? (?:de|do|da|em|locais|local)|horarios? em|fuseau|fuso|utc|gmt)\b/;
const OF_THE_PLACE = /\b(?:local times?|times? (?:are|is) local|heures? locales?|horas? loca(?:l|is))\b/;
/** When a line was written, not when the session is. */
const OF_RECORDS =
  /\b(?:submi\w*|creat\w*|updat\w*|modif\w*|chang\w*|soumis\w*|cree|depos\w*|timestamp|horodateur|criad\w*|enviad\w*|carimbo|received|recu|informed|confirmed)\b/;
const ZONE_WORDS_MAX = 4;
const HOUR = 60;
const NOON = 12 * HOUR;
const MORNING = 7 * HOUR;

/** The only cell of a line, which may be a title of those below it. */
export function loneCell({ values, unused = [] }: ImportedRow): { field: string; text: string } | undefined {
  const [only, ...others] = Object.entries(values).filter(([, text]) => text);
  return only && others.length + unused.length === 0 ? { field: only[0], text: only[1] } : undefined;
}

/** Whether a line says what is of others: a day, a state or how times are meant. In a list of titles alone, only a state. */
export function isTitleOfLines(text: string, isTable: boolean): boolean {
  const isOfTable = dayIn(text) !== undefined || isUnsettled(text) || isAboutTimes(text);
  return readState(text) !== undefined || (isTable && isOfTable);
}

/** Whether a cell of a column that nothing is made of says when something is. */
export function isTimeOfDay(heading: string, text: string): boolean {
  if (OF_RECORDS.test(plainWords(heading)) || !/\d\s?[:h.]\s?\d\d|\d\s?(?:h|[ap]\.?m)\b/i.test(text))
    return false;
  return readWritten(text, 'start')?.from?.time !== undefined;
}

/**
 * What stands above a line or between lines is of all below it: a day, a time zone, a state. A day that stands once for several
 * lines, as in joined cells, is of those that follow it in time.
 */
export function withWhatIsAround(rows: readonly ImportedRow[]): ImportedRow[] {
  const isTable = rows.some((row) => loneCell(row) === undefined);
  const titleIn = (row: ImportedRow) => {
    const lone = loneCell(row);
    return lone && isTitleOfLines(lone.text, isTable) ? lone.text : undefined;
  };
  const titles = rows.map(titleIn);
  const atEnd = titles.slice(titles.lastIndexOf(undefined) + 1);
  // How times are meant, and what nothing follows, is of all.
  const ofAll = titles.filter((title, index) => {
    const isLast = index >= titles.length - atEnd.length;
    return title !== undefined && (isAboutTimes(title) || (isLast && dayIn(title) === undefined));
  });
  const above = [...new Set([...(rows[0]?.above ?? []), ...ofAll.flatMap((title) => title ?? [])])];
  const zones = above.flatMap((text) => zoneIn(text) ?? []);
  const isJoined = isDayJoined(rows);
  let day = above.map(dayIn).findLast((one) => one !== undefined);
  let section: string | undefined;
  let last: { day: string; minutes: number } | undefined;
  return rows.map((row, index) => {
    const title = titles[index];
    if (title !== undefined) {
      const ownDay = dayIn(title);
      day = ownDay ?? day;
      if (ownDay === undefined && !ofAll.includes(title))
        section = readState(title) === 'confirmed' ? undefined : title;
      last = undefined;
      return row;
    }
    const { day: ownDay, start, zone } = row.values;
    const written = start ? readWritten(start.split('\n')[0] ?? '', 'start') : undefined;
    const { from } = written ?? {};
    const minutes = from?.time && inOrder(from.time, written?.to?.time);
    const isUndated = !ownDay && from?.time !== undefined && from.facts.length === 0;
    const joined =
      isJoined && minutes !== undefined && last && minutes >= last.minutes ? last.day : undefined;
    const given = isUndated ? (joined ?? day) : undefined;
    const said = ownDay || joined;
    last = said && minutes !== undefined ? { day: said, minutes } : undefined;
    const inZones = [zone, ...zones].filter(Boolean).join('\n');
    return {
      ...row,
      above: [...above, ...(section === undefined ? [] : [section])],
      values: { ...row.values, ...(given && { day: given }), ...(inZones && { zone: inZones }) },
    };
  });
}

/** Whether each day stands once, with lines below it that have none. */
function isDayJoined(rows: readonly ImportedRow[]): boolean {
  const days = rows.map(({ values }) => values.day ?? '');
  const isRepeated = days.some((day, index) => day && day === days[index - 1]);
  return !isRepeated && days.some((day, index) => !day && days[index - 1]);
}

/** By a clock to 24, as far as it is told. */
function inOrder({ minutes, half }: Clock, to: Clock | undefined): number {
  const isLate = to?.half === 'pm' && minutes + NOON < to.minutes;
  return !half && (isLate || (minutes >= HOUR && minutes < MORNING)) ? minutes + NOON : minutes;
}

/** The day that a title ends with, 'Programme of Tuesday 26 August'. */
function dayIn(text: string): string | undefined {
  const words = text.split(/\s+/);
  for (const start of words.keys()) {
    const rest = words.slice(start).join(' ');
    const { from, to, length } = readWritten(rest, 'day') ?? {};
    if (
      /\d|\p{L}{3}/u.test(rest) &&
      from &&
      from.facts.length > 0 &&
      !from.time &&
      !to &&
      length === undefined
    )
      return rest;
    if (!BEFORE_DAY.test(plainWords(words[start] ?? ''))) return undefined;
  }
  return undefined;
}

/** The time zone of which a title says that times are in it. */
function zoneIn(text: string): string | undefined {
  if (!isAboutTimes(text)) return undefined;
  const words = text
    .replace(/[()[\],;:.–—]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  for (let count = Math.min(ZONE_WORDS_MAX, words.length); count > 0; count -= 1) {
    for (let start = 0; start + count <= words.length; start += 1) {
      const name = words.slice(start, start + count).join(' ');
      if (zoneNamed(name) !== undefined) return name;
    }
  }
  return undefined;
}

function isAboutTimes(text: string): boolean {
  const said = plainWords(text);
  return OF_TIMES.test(said) && !OF_THE_PLACE.test(said);
}

/** Whether what stands above lines has to be decided about by somebody. */
export function isAboveDoubtful(text: string): boolean {
  return isUnsettled(text) || (isAboutTimes(text) && zoneIn(text) === undefined);
}
