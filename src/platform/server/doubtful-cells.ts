import { plainWords } from './plain-words.ts';
import { accompanied, saysTheyStayAway, speaksAgainst } from './said-of-people.ts';
import { NO, OUT, wordOf, YES } from './state-words.ts';

/** How words begin that end a registration, in the languages of the desk and of other tools. */
const ENDING =
  /\b(?:cancel|annul(?!aire)|anulad|anulac|declin|withdr[ae]w|desist|desinscri|unregist|deregist|wait ?list|waiting|attente\b|(?:lista|fila|em) de espera|em espera|refund|rembours|reembols|chargeback|storn|void|delet|supprim|eliminad|removed|reject|rejet|rejeitad|refus|recusad|denied|no ?show|abandon|unsub|desabonn|opt(?:ed)? out\b|banned\b|bannie?s?\b|banid|black ?list|liste noire|lista negra|barred\b|exclu(?:de|ded|re|s|e|es|ir|idos?|sion)\b|disqualif|ineligib|inelig|indispon|unavail|regrets\b|apolog|deceased|decede|falecid|dropped\b)/u;
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
  /\b(?:going|comes?|coming|vien(?:t|s|nent|drez|dra)|ven(?:ez|ir)|vem|vai|vira|particip(?!ante?s?\b)\w*|attend(?:s|ing|ance|ed)?\b|presen(?:te?s?|ca|ce)\b|confirm\w*|rsvp|asist\w*|avail\w*|dispon\w*|in person|presenti\w*|presencial\w*)\b/u;
const ASKING_SHORTLY =
  /\b(?:activ[eo]?|actif|ativ[oa]|valid\w*|inscri\w*|regist\w*|respon[sd]\w*|repon\w*|respost\w*|retenue?s?|select\w*|selecion\w*|eligi\w*|elegi\w*|admissib\w*|chosen|choisi\w*|escolhid[oa]|short ?list\w*|settled|soldee?|quitad[oa]|repl(?:y|ies|ied)|paiements?|paid|pay(?:e|ee|ed|ment|ments)|pag[oa]|pagamento|regle|status|statut|state|etat|estado|situacao|approv\w*|aprov\w*|accepted|acceptee?|aceit[oe]|admitted|admis|join\w*)\b/u;
/** What says how something stands: only what is known as good counts there. */
const OF_STATE = /\b(?:status|statut|state|etat|estado|situacao|decision|decisao)\b/u;
const WORDS_OF_SHORT = 3;
/** What else one can come to or agree to. */
const ABOUT_ELSE =
  /\b(?:newsletter|marketing|photos?|visa|hotel|parking|terms|conditions|privacy|dinner|diner|lunch|dejeuner|breakfast|cocktail|gala|workshops?|ateliers?|oficinas?|excursion|vegetarian\w*|marital|employment|member(?:ship)?|immigration|vaccin\w*)\b/u;
/** What else yes and no answer, unless it asks whether somebody comes. */
const ANSWERED_ELSE =
  /\b(?:vip|speakers?|intervenant\w*|orador\w*|panell?ists?|media|press|presse|imprensa|students?|etudiant\w*|estudantes?|volunt\w*|benevole\w*|sponsor\w*|exhibitor\w*|exposant\w*|membre|membro|socio|alumn\w*|first time|premiere fois|primeira vez|gender|sexe|sexo|genero|wom[ae]n|femmes?|mulher|youth|jeunes?|jovem|disab\w*|handicap\w*|deficien\w*|wheelchair|accessib\w*|mobility|needs?|besoins?|necess\w*|requir\w*|wants?|wish\w*|souhait\w*|voulez|quer\w*|desej\w*|would you like|interest\w*|interess\w*|food|meals?|repas|refei\w*|diet\w*|regime|alimenta\w*|allerg\w*|gluten|vegan\w*|halal|kosher|alcohol|pictures?|image\w*|videos?|film\w*|gdpr|rgpd|lgpd|consent\w*|autoris\w*|permission\w*|transport\w*|shuttle|navette|airport|aeroport\w*|flight|accommodation|hebergement|alojamento|lodging|certific\w*|attestation|badge\w*|t ?shirt\w*|interpret\w*|translat\w*|traduc\w*|english|anglais|ingles|french|francais\w*|frances|portug\w*|languages?|langues?|linguas?|sent|envoye\w*|enviad\w*|printed|imprime\w*|reminders?|rappel\w*|contacte\w*|emailed|linkedin|twitter|facebook|instagram|smok\w*|fum\w*|blood|emergency|urgence|insurance|assurance|scholarship|bourse|bolsa|invoic\w*|factur\w*|fatura\w*|receipt\w*|recibo|discount\w*|coupon|promo\w*|vat|tva|iva|tax\w*|donat\w*|gift|cadeau|children|enfants?|pets?|driver|chauffeur|laptop|wifi)\b/u;
/** Nobody has arrived before it begins. */
const ABOUT_ARRIVING =
  /\b(?:check(?:ed)? ?in(?:s| status)?|scann?e\w*|arrived|emarge\w*|credenciad[oa]|verified|verifie\w*|verificad[oa])\b/u;
/** What is no answer but a sum. */
const OF_SUM = /\b(?:amount|montant|total|price|prix|tarif|valor|fees?|frais|due|balance|solde)\b/u;
/** Why and what are no questions of whether. */
const OPEN = /^(?:why|pourquoi|porqu?e|por que|what|quel\w*|qual|quais|how did|comment avez)\b/u;
const TICKED = /^[\s✓✔☑✅🗸]+$/u;
const NAY =
  /^(?:no|non|nao|nein|nope|none|not|ne|never|jamais|pas|false|faux|falsch|peut etre|maybe|perhaps|talvez|tentative|unsure|undecided|unable|cannot|cant|can t|wont|won t|neither|needs action|null)\b/u;
/** No more than that, perhaps with a reason. */
const NO_ALONE =
  /^\s*(?:no|non|n[aã]o|nope|nein|maybe|perhaps|possibly|peut[ -][eê]tre|talvez|tentative|unsure|not sure|undecided|neither)\s*(?:$|[^\p{L}\p{N}\s]|(?:sorry|thanks?|thank you|d[ée]sol[ée]\w*|merci|obrigad[oa]|desculp\w*)\b)/iu;
const CROSSED = /^[✗✘✖✕❌☐🚫⛔\s]+$/u;

/** ‘Numéro de billet’ is which, ‘número de bilhetes’ how many. */
const COUNTING =
  /\b(?:quantity|quantite|quantidade|qty|qte|anzahl|pax|party size|group size|head ?count)\b|\bcount$|^(?:nombre|seats|places|tickets|billets|bilhetes|lugares)$|^(?:nombre|nb|nbre|how many|combien|(?:number|no) of)\b.*\b(?:tickets|places?|seats|people|persons|personnes?|participants?|attendees|billets?|inscriptions?|registrations|items)$|^(?:numero|quantos|quantas)\b.*\b(?:pessoas|participantes|bilhetes|lugares|inscricoes|ingressos|personas|boletos|entradas)$/u;
const COMPANIONS =
  /\b(?:accompan\w*|accompagn\w*|acompanh\w*|plus ones?|(?:additional|extra|other|more) (?:guests|people|persons|attendees)|(?:number of|nombre d|numero de) (?:guests|invites?|convidados))\b|^(?:1|guests?|invitee?s?|convidad[oa]s?)$|\b(?:guest|invitee?|convidad[oa]|companion|conjoint|epou\w*|spouse|partner)s? (?:full |first |last |sur)?(?:names?|noms?|nomes?|prenoms?)\b|\b(?:names?|noms?|nomes?|prenoms?) (?:of |de |du |da |do |des |dos |l |your |the |votre |vos )*(?:guest|invitee?|convidad[oa]|companion|conjoint|epou\w*|spouse)s?\b|\b(?:guest|participante?|attendee|delegate|delegue|person|personne|pessoa|invitee?|convidad[oa]) [2-9]\b/u;
const ONE = /^\D*0*1(?:[.,]0+)?\D*$/u;
/** In Spanish, ‘Nombre’ is a name. */
const COUNTED =
  /\d|\b(?:two|three|four|five|deux|trois|quatre|cinq|dois|duas|tres|quatro|couple|pair|both)\b/u;

const WORDS_MAX = 6;
/** A remark has no more words, other than what somebody tells of themselves. */
const SHORT_MAX = 10;
const SHORTEST = 4;
const SHOWN_MAX = 200;

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
  if (ABOUT_ARRIVING.test(said) || OPEN.test(said)) return false;
  return ASKING.test(said) || TICKED.test(heading) || (isShort(said) && ASKING_SHORTLY.test(said));
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
 * `isGood` knows words that say that all is well; `ofPeople` says whether the rows are people, of whom numbers and answers may speak.
 */
export function doubts({ isGood, ofPeople }: Judging): (heading: string, text: string) => boolean {
  const known = new Map<string, ReturnType<typeof ofHeading>>();
  return (heading, text) => {
    const kind = known.get(heading) ?? ofHeading(heading);
    known.set(heading, kind);
    const said = plainWords(text);
    const isNo = NO.has(wordOf(text)) || NAY.test(said) || CROSSED.test(text) || NO_ALONE.test(text);
    const isNothing = isNo || /^[0 ]*$/u.test(said) || /^(?:n a|na|nil|aucune?|nenhum|rien)$/u.test(said);
    if (saysOut(text)) return true;
    const words = said.split(' ').length;
    if (ofPeople && words <= SHORT_MAX && saysTheyStayAway(text)) return true;
    if (ofPeople && words <= SHORTEST && accompanied(text)) return true;
    if (kind.ends) return !isNothing;
    if (kind.accompanies) return ofPeople && !isNothing;
    if (kind.counts) return ofPeople && COUNTED.test(said) && !ONE.test(text);
    if (kind.asks && (speaksAgainst(text) || (isNo && !(kind.sums && /^[\d.,]+$/u.test(text))))) return true;
    if (kind.states) return !YES.has(wordOf(text)) && !isGood(text);
    // Of what isn’t known, nothing tells which answer is the usual one.
    return ofPeople && !kind.asks && !kind.isElse && isAnswer(text);
  };
}

/** A bare yes or no; numbers may be of anything. */
function isAnswer(text: string): boolean {
  const word = wordOf(text);
  const isWord = !/^\d/u.test(word) && (YES.has(word) || NO.has(word));
  return isWord || CROSSED.test(text) || TICKED.test(text) || NO_ALONE.test(text);
}

/** Whether a title may say that those below it don’t come. */
export function isDoubtfulTitle(text: string): boolean {
  return saysOut(text) || saysTheyStayAway(text);
}

/** Whether a note may say that somebody doesn’t come, or not alone: a no that isn’t about something known. */
export function isDoubtfulNote(text: string): boolean {
  return (
    saysOut(text) || saysTheyStayAway(text) || accompanied(text) || isAnswer(text) || speaksAgainst(text)
  );
}

interface Judging {
  isGood: (text: string) => boolean;
  ofPeople: boolean;
}

/** As it is shown and decided about. */
export function shownWord(text: string): string {
  return text.replace(/\s+/gu, ' ').slice(0, SHOWN_MAX).trim();
}

function ofHeading(heading: string) {
  const said = plainWords(heading);
  const isOfSum = OF_SUM.test(said);
  const isOfArriving = ABOUT_ARRIVING.test(said);
  return {
    ends: isOfEnding(heading),
    asks: isAsking(heading),
    states: OF_STATE.test(said) && isShort(said) && !ABOUT_ELSE.test(said) && !isOfSum && !isOfArriving,
    counts: COUNTING.test(said),
    accompanies: COMPANIONS.test(said),
    sums: isOfSum,
    isElse: ABOUT_ELSE.test(said) || ABOUT_ENDING.test(said) || ANSWERED_ELSE.test(said) || isOfArriving,
  };
}
