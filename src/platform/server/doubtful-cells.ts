import { plainLetters } from '../contract/normalise-for-search.ts';
import { NO, OUT, wordOf, YES } from './state-words.ts';

/** How words begin that end a registration, in the languages of the desk and of other tools. */
const ENDING =
  /\b(?:cancel|annul(?!aire)|anulad|anulac|declin|withdr[ae]w|desist|desinscri|unregist|deregist|wait ?list|waiting|attente\b|(?:lista|fila|em) de espera|em espera|refund|rembours|reembols|chargeback|storn|void|delet|supprim|eliminad|removed|reject|rejet|rejeitad|refus|recusad|denied|no ?show|abandon)/u;
/** The same where it is all that a heading says: ‘Test drive’ and ‘Block 5’ are something else. */
const ENDING_ALONE =
  /^(?:test|tests|teste|essai|block|blocked|bloque|bloquee|bloqueado|duplicate|duplicated|doublon|duplicado|absent|absente|absence|ausente|expired|expire|archived|archive|inactive|inactif|inativo|spam|suspended)$/u;
const BESIDE = new Set(
  'is est was has been a ete esta at on by le la les par por em date time reason motif motivo raison order ticket entry record attendee participant registration inscription mode of de du d l the user status statut note comment flag marked as data'.split(
    ' ',
  ),
);
/** Whoever agrees to how one cancels hasn’t cancelled. */
const ABOUT_ENDING = /\b(?:polic|politi|condition|terms|insur|assur|seguro)/u;
const NOT_ENDED =
  /\b(?:(?:not|non|pas|never|nao) (?:yet )?(?:cancel|annul|refund|rembours|void|delet|block)\w*|\w*(?:refundable|remboursable|annulable|cancell?able|reembolsavel))/gu;

/** Headings that ask whether somebody comes, and shorter ones that may. */
const ASKING =
  /\b(?:going|comes?|coming|vien(?:t|s|nent|drez|dra)|ven(?:ez|ir)|vem|vai|vira|particip(?!ante?s?\b)\w*|attend(?:s|ing|ance|ed)?\b|presen(?:te?s?|ca|ce)\b|confirm\w*|rsvp|asist\w*)\b/u;
const ASKING_SHORTLY =
  /\b(?:activ[eo]?|actif|ativ[oa]|valid\w*|inscri\w*|regist\w*|respon[sd]\w*|repon\w*|respost\w*|checked|scanne\w*|paiements?|paid|pay(?:e|ee|ed|ment|ments)|pag[oa]|pagamento|regle|status|statut|state|etat|estado|situacao|approv\w*|aprov\w*|accepted|acceptee?|aceit[oe]|admitted|admis|join\w*)\b/u;
/** What says how something stands: only what is known as good counts there. */
const OF_STATE = /\b(?:status|statut|state|etat|estado|situacao|decision|decisao)\b/u;
const WORDS_OF_SHORT = 3;
/** What else one can come to or agree to, and what is no answer but a sum. */
const ABOUT_ELSE =
  /\b(?:newsletter|marketing|photos?|visa|hotel|parking|terms|conditions|privacy|dinner|diner|lunch|dejeuner|gala|workshop|atelier|excursion|vegetarian\w*|marital|employment|member(?:ship)?|immigration|vaccin\w*|amount|montant|total|price|prix|tarif|valor|fees?|frais)\b/u;
const NAY =
  /^(?:no|non|nao|nein|nope|none|not|ne|never|jamais|pas|false|faux|falsch|peut etre|maybe|perhaps|talvez|tentative|unsure|undecided|unable|cannot|cant|can t|wont|won t|needs action|null)\b/u;
const CROSSED = /^[✗✘✖❌☐🚫\s]+$/u;

/** ‘Numéro de billet’ is which, ‘número de bilhetes’ how many. */
const COUNTING =
  /\b(?:quantity|quantite|quantidade|qty|qte|anzahl|pax|party size|group size|head ?count)\b|\bcount$|^(?:nombre|seats|places|tickets|billets|bilhetes|lugares)$|^(?:nombre|nb|nbre|how many|combien|(?:number|no) of)\b.*\b(?:tickets|places?|seats|people|persons|personnes?|participants?|attendees|billets?|inscriptions?|registrations|items)$|^(?:numero|quantos|quantas)\b.*\b(?:pessoas|participantes|bilhetes|lugares|inscricoes|ingressos|personas|boletos|entradas)$/u;
const COMPANIONS =
  /\b(?:accompan\w*|accompagn\w*|acompanh\w*|plus ones?|(?:additional|extra|other|more) (?:guests|people|persons|attendees)|(?:number of|nombre d|numero de) (?:guests|invites?|convidados))\b|^(?:1|guests)$/u;
const ONE = /^\D*0*1(?:[.,]0+)?\D*$/u;
/** In Spanish, ‘Nombre’ is a name. */
const COUNTED =
  /\d|\b(?:two|three|four|five|deux|trois|quatre|cinq|dois|duas|tres|quatro|couple|pair|both)\b/u;

const WORDS_MAX = 6;
const SHOWN_MAX = 200;

/** With single spaces and nothing but letters and digits, ‘isActive’ as two words. */
export function plainWords(text: string): string {
  const apart = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/\((?:e|s|es)\)/giu, '');
  return plainLetters(apart)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const OUT_PLAIN = new Set([...OUT].map(plainWords));

/** Whether a heading itself says that something ended, as ‘Cancel reason’ does. */
export function isOfEnding(heading: string): boolean {
  const said = plainWords(heading);
  if (ENDING.test(said)) return !ABOUT_ENDING.test(said);
  const rest = said.split(' ').filter((word) => !BESIDE.has(word));
  return rest.length > 0 && rest.every((word) => ENDING_ALONE.test(word));
}

/** Whether a heading asks whether somebody comes, or says whether their registration holds. */
export function isAsking(heading: string): boolean {
  const said = plainWords(heading);
  if (ABOUT_ELSE.test(said)) return false;
  return ASKING.test(said) || (isShort(said) && ASKING_SHORTLY.test(said));
}

function isShort(said: string): boolean {
  return said.split(' ').filter((word) => !BESIDE.has(word)).length <= WORDS_OF_SHORT;
}

/** Whether a text is, or begins with, what is said of those who don’t come; a short one says it anywhere. */
function saysOut(text: string): boolean {
  const said = plainWords(text);
  if (OUT_PLAIN.has(said) || OUT.has(wordOf(text))) return true;
  const left = said.replaceAll(NOT_ENDED, '').trim();
  const at = left.search(ENDING);
  return at === 0 || (at > 0 && left.split(' ').length <= WORDS_MAX);
}

/**
 * Tells cells of columns that nothing is made of, by which somebody may not come, or not alone, or a session not take place.
 * `isGood` knows words that say that all is well; `mayCount` says whether numbers may be of people beside the one in the row.
 */
export function doubts({ isGood, mayCount }: Judging): (heading: string, text: string) => boolean {
  const known = new Map<string, ReturnType<typeof ofHeading>>();
  return (heading, text) => {
    const kind = known.get(heading) ?? ofHeading(heading);
    known.set(heading, kind);
    const said = plainWords(text);
    const isNo = NO.has(wordOf(text)) || NAY.test(said) || CROSSED.test(text);
    const isNothing = isNo || /^[0 ]*$/u.test(said) || /^(?:n a|na|nil|aucune?|nenhum|rien)$/u.test(said);
    if (saysOut(text)) return true;
    if (kind.ends) return !isNothing;
    if (kind.accompanies) return mayCount && !isNothing;
    if (kind.counts) return mayCount && COUNTED.test(said) && !ONE.test(text);
    if (kind.asks && isNo) return true;
    return kind.states && !YES.has(wordOf(text)) && !isGood(text);
  };
}

interface Judging {
  isGood: (text: string) => boolean;
  mayCount: boolean;
}

/** As it is shown and decided about. */
export function shownWord(text: string): string {
  return text.replace(/\s+/gu, ' ').slice(0, SHOWN_MAX).trim();
}

function ofHeading(heading: string) {
  const said = plainWords(heading);
  return {
    ends: isOfEnding(heading),
    asks: isAsking(heading),
    states: OF_STATE.test(said) && isShort(said) && !ABOUT_ELSE.test(said),
    counts: COUNTING.test(said),
    accompanies: COMPANIONS.test(said),
  };
}
