import { DESK_LANGUAGES } from '#platform/contract/language.ts';
import { aroundTheLines } from '#platform/contract/messages.ts';
import {
  doubts,
  isAsking,
  isDoubtfulNote,
  isDoubtfulTitle,
  isOfEnding,
  shownWord,
} from '#platform/server/doubtful-cells.ts';
import type { ImportedRow, Standing, WordDecision } from '#platform/server/importer.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { plainWords } from '#platform/server/plain-words.ts';
import { IN, NO, OUT, wordOf, YES } from '#platform/server/state-words.ts';
import * as say from '../messages.ts';
import { doubtfulCells } from './imported-names.ts';

/** Headings of what a file says of a registration: neither kind, those of what is good, and those of what ends it. */
const NEUTRAL = [
  ...['State', 'Status', 'Attendee status', 'Ticket status', 'Order status', 'Registration status'],
  ...['Registration state', 'Approval status', 'Payment status', 'État', 'Statut'],
  ...['Statut de la commande', 'Statut du billet', 'Statut de l’inscription', 'État de l’inscription'],
  ...['Statut du paiement', 'Estado', 'Estado da inscrição', 'Situação'],
];
const GOOD = [
  ...['RSVP', 'RSVP status', 'Réponse', 'Resposta'],
  ...['Attending', 'Confirmed', 'Approved', 'Is attending', 'Will attend', 'Valid', 'Participation'],
  ...['Participera', 'Confirmé', 'Confirmation', 'Validé', 'Confirmado', 'Participa'],
  ...[
    'Attendance',
    'Coming',
    'Will you attend',
    'Are you coming',
    'Will you be attending',
    'Présence',
    'Présent',
  ],
  ...['Serez-vous présent', 'Serez-vous des nôtres', 'Participerez-vous', 'Viendrez-vous', 'Venez-vous'],
  ...['Confirmez-vous votre présence', 'Confirmez-vous votre participation', 'Vai participar', 'Presença'],
];
const ENDING = [
  ...['Void', 'Voided', 'Void status', 'Cancelled', 'Canceled', 'Refunded', 'Cancelled at', 'Canceled at'],
  ...['Voided at', 'Refunded at', 'Cancellation date', 'Annulé', 'Annulée', 'Remboursé', 'Date d’annulation'],
  ...['Cancelado', 'Reembolsado'],
];
export const STATE_HEADINGS = [...NEUTRAL, ...GOOD, ...ENDING];

/** Something ended on it. */
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/u;

const BETWEEN = '\u001f';

/** A cell with its heading, which tells what 'yes' means. */
export function stateCell(heading: string, value: string): string {
  const [column, word] = [heading, value].map((text) => text.replace(/\s+/gu, ' ').trim().normalize('NFC'));
  return `${column}${BETWEEN}${word}`;
}

type Sense = 'in' | 'out' | undefined;

/** Who of a file counts: whoever has a known good word, or none where a word is said only of the others. */
export function standingOf(rows: readonly ImportedRow[], decisions: readonly WordDecision[]) {
  const decided = new Map(decisions.map(({ column, word, take }) => [stateCell(column, word), take]));
  const said = new Set(rows.flatMap(({ values }) => values.state?.split('\n') ?? []).filter(Boolean));
  const senses = new Map([...said].map((cell) => [cell, senseOf(cell)]));
  const saysOnlyOfOthers = [...senses.values()].every((sense) => sense === 'out');
  const headings = [...new Set([...said].map((cell) => cell.split(BETWEEN)[0] ?? ''))];
  const ends = headings.every(isEnding);
  const blank = stateCell(headings[0] ?? '', '');
  const isDoubtful = doubts({ isGood: (text) => IN.has(wordOf(text)), ofPeople: true });

  const titles = new Map<string, boolean>();
  const isTitleDoubtful = (title: string) => {
    const known = titles.get(title) ?? isDoubtfulTitle(title);
    titles.set(title, known);
    return known;
  };

  return ({ values, unused = [], above = [] }: ImportedRow): Standing | undefined => {
    const { state, note = '' } = values;
    // What begins with such a word may be meant so; nothing says that it is.
    const noted = note.split('\n').filter((line) => {
      const [heading = '', ...text] = line.split(': ');
      return (line && isDoubtfulNote(line)) || (text.length > 0 && isDoubtful(heading, text.join(': ')));
    });
    const doubtful = [
      ...above.filter(isTitleDoubtful).map((text) => ({ heading: aroundTheLines(), text })),
      ...noted.map((text) => ({ heading: say.note(), text })),
      ...unused.filter(({ heading, text }) => isDoubtful(heading, text)),
    ].map(({ heading, text }) => stateCell(heading, shownWord(text)));
    const isBlankKnown = saysOnlyOfOthers || ends || state === undefined;
    const cells = [...(state ? state.split('\n') : isBlankKnown ? [] : [blank]), ...doubtful];
    const judged = cells.map((cell) => {
      const [column = '', word = ''] = cell.split(BETWEEN);
      const take = decided.get(cell);
      const isDoubt = doubtful.includes(cell);
      const own = isDoubt ? undefined : senses.get(cell);
      const message = isDoubt ? say.mayNotCome : say.stateUnknown;
      return { column, word, field: '', message, sense: take === undefined ? own : take ? 'in' : 'out' };
    });
    for (const { field, label, word } of doubtfulCells(values)) {
      const take = decided.get(stateCell(label, word));
      const sense = take === undefined ? undefined : take ? 'in' : 'out';
      const message = field === 'name' ? say.mayBeNoName : say.saysNothing;
      judged.push({ column: label, word, field, message, sense });
    }
    const out = judged.find(({ sense }) => sense === 'out');
    if (out) return { reason: out.word ? `${out.column}: ${out.word}` : out.column };
    const asked = judged.flatMap(({ column, word, field, message, sense }) =>
      sense === undefined ? { column, word, field, message: message({ column, word }) } : [],
    );
    return asked.length > 0 ? { asked } : undefined;
  };
}

function senseOf(cell: string): Sense {
  const [heading = '', written = ''] = cell.split(BETWEEN);
  const word = wordOf(written);
  const own = (text: typeof say.cancelledState) =>
    DESK_LANGUAGES.some((of) => wordOf(sayIn(of, text)) === word);
  const ends = isEnding(heading);
  const isGood = isAmong(GOOD, heading) || (!isAmong(NEUTRAL, heading) && isAsking(heading));
  if (YES.has(word) || (ends && DATE.test(written))) {
    return ends ? 'out' : isGood ? 'in' : undefined;
  }
  if (NO.has(word)) return ends ? 'in' : isGood ? 'out' : undefined;
  if (OUT.has(word) || own(say.cancelledState)) return 'out';
  return IN.has(word) || own(say.registeredState) ? 'in' : undefined;
}

/** Whether yes means that it ended. */
function isEnding(heading: string): boolean {
  return isAmong(ENDING, heading) || (!isAmong([...NEUTRAL, ...GOOD], heading) && isOfEnding(heading));
}

function isAmong(headings: readonly string[], heading: string): boolean {
  return headings.some((one) => plainWords(one) === plainWords(heading));
}
