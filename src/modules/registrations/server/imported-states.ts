import { DESK_LANGUAGES } from '#platform/contract/language.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { ImportedRow, Standing, WordDecision } from '#platform/server/importer.ts';
import { sayIn } from '#platform/server/in-language.ts';
import * as say from '../messages.ts';

/** Headings of what a file says of a registration: neither kind, those of what is good, and those of what ends it. */
const NEUTRAL = [
  ...['State', 'Status', 'Attendee status', 'Ticket status', 'Order status', 'Registration status'],
  ...['Registration state', 'Approval status', 'RSVP', 'RSVP status', 'Payment status', 'État', 'Statut'],
  ...['Statut de la commande', 'Statut du billet', 'Statut de l’inscription', 'État de l’inscription'],
  ...['Statut du paiement', 'Réponse', 'Estado', 'Estado da inscrição', 'Situação'],
];
const GOOD = [
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

/** Words of those who come, as Eventbrite, pretix, Tito, Luma, Hi.Events, HelloAsso and Indico write them, and people. */
const IN = wordsOf([
  ...[
    'attending',
    'registered',
    'confirmed',
    'complete',
    'completed',
    'paid',
    'approved',
    'accepted',
    'active',
  ],
  ...['valid', 'validated', 'going', 'checked in', 'success', 'successful', 'succeeded', 'issued', 'booked'],
  ...['free', 'placed', 'processed', 'inscrit', 'inscrite', 'inscrit(e)', 'confirmé', 'confirmée'],
  ...['confirmé(e)', 'validé', 'validée', 'validé(e)', 'payé', 'payée', 'payé(e)', 'accepté', 'acceptée'],
  ...['approuvé', 'approuvée', 'actif', 'active', 'valide', 'réglé', 'réglée', 'enregistré', 'enregistrée'],
  ...['participe', 'présent', 'présente', 'inscrito', 'inscrita', 'confirmado', 'confirmada', 'pago', 'paga'],
  ...['aprovado', 'aprovada', 'aceite', 'ativo', 'ativa', 'válido', 'concluído', 'presente', 'bezahlt'],
  ...['bestätigt', 'pagado', 'pagada', 'scanné', 'non scanné', 'not checked in'],
]);
const OUT = wordsOf([
  ...['cancelled', 'canceled', 'canceled (paid fee)', 'void', 'voided', 'deleted', 'removed', 'withdrawn'],
  ...['not attending', 'not going', 'declined', 'rejected', 'refused', 'denied', 'refunded'],
  ...['pending', 'pending (overdue)', 'pending approval', 'approval pending', 'awaiting payment', 'unpaid'],
  ...['awaiting approval', 'not paid', 'incomplete', 'abandoned', 'draft', 'started', 'invited', 'expired'],
  ...['waitlist', 'waitlisted', 'waiting list', 'on waitlist', 'waiting', 'failed', 'reserved'],
  ...['annulé', 'annulée', 'annulé(e)', 'supprimé', 'supprimée', 'désisté', 'désistée', 'désistement'],
  ...['ne participe pas', 'refusé', 'refusée', 'refusé(e)', 'remboursé', 'remboursée', 'remboursé(e)'],
  ...['en attente', 'en attente de paiement', 'en attente de validation', 'non payé', 'non payée', 'impayé'],
  ...['impayée', 'à payer', 'invité', 'invitée', 'expiré', 'expirée', 'expiré(e)', 'liste d’attente'],
  ...['en liste d’attente', 'sur liste d’attente', 'cancelado', 'cancelada', 'anulado', 'reembolsado'],
  ...['pendente', 'aguardando pagamento', 'recusado', 'rejeitado', 'expirado', 'lista de espera'],
  ...['inscription annulée', 'annulée par le participant', 'annulé par le participant', 'absent', 'absente'],
  ...[
    'n’a pas répondu',
    "n'a pas répondu",
    'sans réponse',
    'pas de réponse',
    'no response',
    'no reply',
    'sem resposta',
  ],
  ...[
    'pending (confirmation pending)',
    'storniert',
    'ausstehend',
    'abgelaufen',
    'nicht bezahlt',
    'pendiente',
  ],
]);
const YES = wordsOf(['yes', 'true', 'x', '1', 'y', 'oui', 'vrai', 'o', 'sim', 'ja', 'wahr']);
const NO = wordsOf(['no', 'false', '0', 'n', 'non', 'faux', 'não', 'nein', 'falsch']);
/** Something ended on it. */
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/u;

const BETWEEN = '\u001f';

/** A cell with its heading, which tells what 'yes' means. */
export function stateCell(heading: string, value: string): string {
  return `${heading}${BETWEEN}${value.replace(/\s+/gu, ' ')}`;
}

type Sense = 'in' | 'out' | undefined;

/** Who of a file counts: whoever has a known good word, or none where a word is said only of the others. */
export function standingOf(rows: readonly ImportedRow[], decisions: readonly WordDecision[]) {
  const decided = new Map(decisions.map(({ column, word, take }) => [stateCell(column, word), take]));
  const said = new Set(rows.flatMap(({ values }) => values.state?.split('\n') ?? []).filter(Boolean));
  const saysOnlyOfOthers = [...said].every((cell) => senseOf(cell) === 'out');
  const headings = [...new Set([...said].map((cell) => cell.split(BETWEEN)[0] ?? ''))];
  const ends = headings.every((heading) => isAmong(ENDING, heading));

  return ({ values: { state, note = '' } }: ImportedRow): Standing | undefined => {
    // A remark that is such a word alone may be meant so; nothing says that it is.
    const noted = note.split('\n').filter((line) => OUT.has(wordOf(line)));
    if (state === undefined && noted.length === 0) return undefined;
    const blank = stateCell(headings[0] ?? '', '');
    const isBlankKnown = saysOnlyOfOthers || ends || state === undefined;
    const cells = [
      ...(state ? state.split('\n') : isBlankKnown ? [] : [blank]),
      ...noted.map((word) => stateCell(say.note(), word)),
    ];
    const judged = cells.map((cell) => {
      const [column = '', word = ''] = cell.split(BETWEEN);
      const take = decided.get(cell);
      return { column, word, sense: take === undefined ? senseOf(cell) : take ? 'in' : 'out' };
    });
    const out = judged.find(({ sense }) => sense === 'out');
    if (out) return { reason: out.word ? `${out.column}: ${out.word}` : out.column };
    const unknown = judged.find(({ sense }) => sense === undefined);
    if (!unknown) return undefined;
    const { column, word } = unknown;
    return { unknown: { column, word }, message: say.stateUnknown({ column, word }) };
  };
}

function senseOf(cell: string): Sense {
  const [heading = '', written = ''] = cell.split(BETWEEN);
  if (heading === say.note()) return undefined;
  const word = wordOf(written);
  const own = (text: typeof say.cancelledState) =>
    DESK_LANGUAGES.some((of) => wordOf(sayIn(of, text)) === word);
  const ends = isAmong(ENDING, heading);
  if (YES.has(word) || (ends && DATE.test(written))) {
    return ends ? 'out' : isAmong(GOOD, heading) ? 'in' : undefined;
  }
  if (NO.has(word)) return ends ? 'in' : isAmong(GOOD, heading) ? 'out' : undefined;
  if (OUT.has(word) || own(say.cancelledState)) return 'out';
  return IN.has(word) || own(say.registeredState) ? 'in' : undefined;
}

function isAmong(headings: readonly string[], heading: string): boolean {
  return headings.some((one) => plainHeading(one) === plainHeading(heading));
}

/** Without the signs of a question, and '(e)'. */
function plainHeading(text: string): string {
  return wordOf(text.replace(/\((e|s|es)\)/giu, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function wordOf(text: string): string {
  return normaliseForSearch(text).replaceAll('_', ' ');
}

function wordsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(wordOf));
}
