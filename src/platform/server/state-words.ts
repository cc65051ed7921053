import { normaliseForSearch } from '../contract/normalise-for-search.ts';

/** Words of those who don’t come, as Eventbrite, pretix, Tito, Luma, Hi.Events, HelloAsso and Indico write them, and people. */
export const OUT = wordsOf([
  ...[
    'no show',
    'noshow',
    'no-shows',
    'did not attend',
    'blocked',
    'bloqué',
    'bloquée',
    'duplicate',
    'doublon',
  ],
  ...['duplicado', 'archived', 'unregistered', 'désinscrit', 'désinscrite', 'on hold', 'inactive', 'inactif'],
  ...['not coming', 'ne vient pas', 'ne viendra pas', 'não vem', 'não vai', 'ausente', 'excusé', 'excusée'],
  ...['cancelled', 'canceled', 'canceled (paid fee)', 'void', 'voided', 'deleted', 'removed', 'withdrawn'],
  ...['not attending', 'not going', 'declined', 'rejected', 'refused', 'denied', 'refunded'],
  ...['pending', 'pending (overdue)', 'pending approval', 'approval pending', 'awaiting payment', 'unpaid'],
  ...['awaiting approval', 'not paid', 'incomplete', 'abandoned', 'draft', 'started', 'invited', 'expired'],
  ...['regrets', 'apologies', 'standby', 'stand-by', 'prospect', 'réserve', 'suplente', 'did not respond'],
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
/** Words of those who come, as Eventbrite, pretix, Tito, Luma, Hi.Events, HelloAsso and Indico write them, and people. */
export const IN = wordsOf([
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
export const YES = wordsOf(['yes', 'true', 'x', '1', 'y', 'oui', 'vrai', 'o', 'sim', 'ja', 'wahr']);
export const NO = wordsOf(['no', 'false', '0', 'n', 'non', 'faux', 'não', 'nein', 'falsch']);
export function wordOf(text: string): string {
  return normaliseForSearch(text).replaceAll('_', ' ');
}

export function wordsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(wordOf));
}
