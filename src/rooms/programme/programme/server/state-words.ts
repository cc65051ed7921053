import { DESK_LANGUAGES } from '#platform/contract/language.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { SESSION_STATES, type SessionState, STATE_LABELS } from '../states.ts';

/** What a session of a file becomes; what is left out was never to take place. */
export type FileState = SessionState | 'left-out';

/** Words of other programs and of people, plain. A word that isn't here is asked about. */
const WORDS: Readonly<Record<FileState, string>> = {
  confirmed: `accepted, approved, confirmed, final, published, scheduled, selected,
    accepte, acceptee, approuve, approuvee, confirme, planifie, planifiee, programmee, publie, publiee, retenu, retenue, valide, validee,
    aceita, aceite, aceito, agendada, agendado, aprovada, aprovado, confirmada, confirmado, publicada, publicado`,
  tentative: `accept queue, draft, in evaluation, in review, nominated, pending, proposed, submitted, to be confirmed, tbc, under review, waitlisted,
    a confirmer, brouillon, en attente, en cours d evaluation, propose, proposee, soumis, soumise,
    a confirmar, em analise, em espera, pendente, proposta, proposto, provisoria, provisorio, rascunho, submetida, submetido`,
  cancelled: 'canceled, cancelled, annule, cancelada, cancelado',
  'left-out': `decline queue, declined, deleted, not accepted, refused, rejected, withdrawn,
    decline, declinee, non retenu, non retenue, refuse, refusee, rejete, rejetee, retire, retiree, supprime, supprimee,
    eliminada, eliminado, nao aceita, nao aceite, recusada, recusado, rejeitada, rejeitado, retirada, retirado`,
};

const STATES = [...SESSION_STATES, 'left-out'] as const;

/** Undefined for a word that isn't known. */
export function readState(typed: string): FileState | undefined {
  const key = plain(typed);
  const labels = SESSION_STATES.flatMap((state) =>
    [state, ...DESK_LANGUAGES.map((of) => sayIn(of, STATE_LABELS[state]))].map(
      (word) => [word, state] as const,
    ),
  );
  const own = labels.find(([word]) => plain(word) === key)?.[1];
  return own ?? STATES.find((state) => WORDS[state].split(',').some((word) => plain(word) === key));
}

function plain(word: string): string {
  return normaliseForSearch(word.replaceAll('_', ' ').replace(/['’]/g, ' '));
}
