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
  ...['bestätigt', 'pagado', 'pagada'],
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
  ...['storniert', 'ausstehend', 'abgelaufen', 'nicht bezahlt', 'pendiente'],
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

  return ({ values: { state } }: ImportedRow): Standing | undefined => {
    if (state === undefined) return undefined;
    const blank = stateCell(headings[0] ?? '', '');
    const isBlankKnown = saysOnlyOfOthers || ends;
    const cells = state ? state.split('\n') : isBlankKnown ? [] : [blank];
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
  return headings.some((one) => wordOf(one) === wordOf(heading));
}

function wordOf(text: string): string {
  return normaliseForSearch(text).replaceAll('_', ' ');
}

function wordsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(wordOf));
}
