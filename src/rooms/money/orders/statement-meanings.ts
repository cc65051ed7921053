import { plainLetters } from '#platform/contract/normalise-for-search.ts';
import { monthsNamed } from '#platform/contract/written-names.ts';
import { currenciesNamed } from './statement-currency.ts';
import { DESCRIBING, OF_ANYBODY } from './statement-words.ts';

/** What a cell says for sure: `in` or `out`, `done` or `failed`; '' if nothing that is known. */
type Meaning<Word extends string> = Word | '';

// Words in English, French and Portuguese, without accents. Each list says what is known; what is on none waits for somebody.
const IN = words(
  'in incoming inward inbound received receive recu recue recus reception entrant entrante entree encaissement recebido recebida entrada',
);
const OUT = words(
  'out outgoing outward outbound sent send withdrawal withdrawals withdrawn withdraw sortant sortante sortie retrait retraits envoi envoye envoyee decaissement saida enviado enviada levantamento levantamentos payout payouts cashout',
);
/** Leave it open which way the money went. */
const OPEN = words(
  `transaction transactions txn trans trx tran trn payment payments paiement paiements pagamento pagamentos transfer transfers
  trf tfr transfert virement transferencia money fund funds cash argent dinheiro especes mobile momo customer client cliente
  agent agente merchant marchand d de du do da l le la of recebimento`,
);
/** Whatever stands beside them, as no payer is called so. */
const OUTWARD = words('outward outgoing outbound sortant sortante');
const IN_PHRASES = phrases(
  `credit|cr|c|crdt|credited|credits|credite|credito|creditado|cr entry|credit entry|credit transaction|deposit|deposits|cash deposit|
  momo deposit|customer deposit|agent deposit|mobile money deposit|depot|depot d especes|depot especes|deposito|deposito em numerario|
  lodgement|lodgment|cash lodgement|cashin|income|direct credit|received from|recu de|recebido de|+`,
);
const OUT_PHRASES = phrases(
  `debit|dr|d|db|dbit|debited|debits|debite|debito|debitado|dr entry|debit entry|debit transaction|sent to|paid out|pay out|paid to|
  envoye a|enviado para|-`,
);

const DONE = words(
  `successful successfully success succeeded completed complete completion settled paid posted executed cleared confirmed booked
  done ok final reussi reussie reussis succes effectue effectuee termine terminee valide validee execute executee abouti aboutie
  complete completee confirme confirmee comptabilise comptabilisee paye payee regle reglee sucesso concluido concluida efetuado
  efetuada efectuado efectuada realizado realizada liquidado liquidada confirmado confirmada executado executada pago paga
  contabilizado contabilizada finalizado finalizada processed reconciled gebucht`,
);
const FAILED = words(
  `failed failure fail unsuccessful rejected declined reversed cancelled canceled pending expired aborted error refused denied
  echoue echouee echec rejete rejetee refuse refusee annule annulee expire expiree falhou falhado falhada falha rejeitado rejeitada
  recusado recusada cancelado cancelada anulado anulada pendente expirado expirada estornado estornada`,
);
/** Each of them speaks against a payment wherever it stands; also in German, as accounts elsewhere are told in it. */
const AGAINST = words(
  `storno storniert retoure ruecklastschrift rucklastschrift rueckgabe ruckgabe rueckzahlung ruckzahlung rueckueberweisung
  ruckuberweisung erstattung vorgemerkt abgelehnt fehlgeschlagen ausstehend
  unpaid uncleared unsettled uncollected unconfirmed unsuccessfully bounced dishonoured dishonored voided disputed chargeback
  incomplete impaye impayee impayes impayees impago rejet rejets rejection failures uncompleted rvs rvrsl rtn rtrn nsf rej cxl
  canc unclr pnd pdg hld provisional provisoire provisoires provisorio provisoria earmarked misdirected fraud fraude fraudulent
  undelivered unapplied rollback adjustment undo prov restitution restitue restituee opposition ctp forcage deblocage aguardar suspensa suspenso provisionally temporarily conditionally
  bloqueada bloqueado bloque bloquee lien withheld abort unavailable decline stopped void unc fld blocked
  duplicate doublon duplicado redressement reposicao cativo cativa unposted awaiting agendada agendado suspense hold held auth
  preauth trial pd contra queued suspended initiated timeout reverted uncredited dup upcoming clawback unauthorised unauthorized`,
);
/** These may be part of a name, and speak against it where they stand alone. */
const ALONE = words(
  `processing process memo authorised authorized authorisation authorization submitted scheduled planned reserved test sandbox
  cancellation clearing forthcoming draft`,
);
const AGAINST_PHRASES = phrases(
  `timed out|time out|in progress|in process|under review|in review|en cours|em curso|em processamento|non paye|non payee|
  nao pago|nao paga|not paid|non regle|non reglee|en suspens|not cleared|not processed|not completed|not received|not yet|
  nao concluido|nao concluida|nao efetuado|insufficient funds|provision insuffisante|claw back|post dated|future dated|not posted|
  currency conversion|hold release|release of hold|general hold|general authorization|general authorisation|account hold|payment hold|not authorised|not authorized|awaiting approval|in clearing|a venir|non comptabilise|non comptabilisee|non comptabilises|
  non comptabilisees|por liquidar|refer to drawer|subject to|sauf bonne fin|sous reserve|boa cobranca|do not honour|do not honor|
  payment stopped|stopped payment|insufficient balance|solde insuffisant|saldo insuficiente|sans provision|sem provisao|en instance|
  a recevoir|a receber|por confirmar|em transito|en transit|in transit|to be confirmed|to be sent back|sent back|rolled back|
  loan disbursement|a regulariser|a l encaissement|a confirmer|s b f|account closed|signature differs|invalid account|hold on|under investigation|em analise|scheduled for|temp credit|days clearing|belongs to another|r d|so due|due on|due by|falls due`,
);
const FAILED_PHRASES = phrases(
  'en attente|non abouti|non aboutie|non reussi|not successful|sem sucesso|on hold',
);
/** What is still to be done. */
const TO_DO = phrases(
  'complete payment|confirm payment|complete transaction|settle payment|complete transfer',
);
/** Say nothing of whether it arrived. */
const BESIDES = words(
  `transaction txn payment paiement pagamento transfer transfert transferencia operation operacao operacoes status avec com
  with has been was is a ete foi and et e umsatz`,
);

/** Which way the money of this type of transaction went. */
export function directionSaid(cell: string): Meaning<'in' | 'out'> {
  const said = wordsOf(cell);
  const phrase = said.join(' ') || cell.trim();
  if (IN_PHRASES.has(phrase)) return 'in';
  if (OUT_PHRASES.has(phrase)) return 'out';
  if (said.some((word) => OUTWARD.has(word)) || /(^|\s)o\/w(\s|$)/i.test(cell))
    return said.some((word) => IN.has(word)) ? '' : 'out';
  if (!said.every((word) => IN.has(word) || OUT.has(word) || OPEN.has(word))) return '';
  // What was received of a transaction may be that it is wanted.
  if (RECEIVED.test(phrase) && (OF_ANY.test(phrase) || BY_OTHERS.test(phrase))) return '';
  const isIn = said.some((word) => IN.has(word));
  const isOut = said.some((word) => OUT.has(word));
  return isIn === isOut ? '' : isIn ? 'in' : 'out';
}

/** Whether a type says that money moved, and leaves it open which way: its sign does. */
export function isOfMoney(type: string): boolean {
  const said = wordsOf(type);
  return said.length > 0 && said.every((word) => OPEN.has(word) || MEANS.has(word));
}

const MEANS = words(
  'bank wire sepa instant faster direct standing order online credit topup top up p2p b2b c2b ach eft rtgs nip swift bacs chaps',
);
const RECEIVED = /\b(received|recue?s?|recebid[ao]s?)\b/;
/** 'Customer received' may be what was paid to one. */
const BY_OTHERS =
  /\b(customers?|clients?|cliente|agents?|agente|merchants?|marchand)\b.* (received|recue?s?|recebid[ao]s?)\b/;
const OF_ANY = /\b(transactions?|txn|trans|trx|tran|trn)\b/;

/** What became of a payment. */
export function stateSaid(cell: string): Meaning<'done' | 'failed'> {
  const said = wordsOf(cell);
  if (FAILED_PHRASES.has(said.join(' '))) return 'failed';
  if (TO_DO.has(said.join(' ')) || cell.includes('?')) return '';
  const telling = said.filter((word) => !isOf(BESIDES, word));
  if (telling.length === 0) return '';
  if (telling.every((word) => isOf(FAILED, word))) return 'failed';
  return telling.every((word) => isOf(DONE, word)) ? 'done' : '';
}

/** Whether a cell of any column says that a payment didn't arrive, or hasn't yet. */
export function speaksAgainst(cell: string): boolean {
  const said = wordsOf(cell.replace(CODE, ' '));
  if (said.some((word) => isOf(FAILED, word) || isOf(AGAINST, word))) return true;
  const text = ` ${said.join(' ')} `;
  if ([...FAILED_PHRASES, ...AGAINST_PHRASES].some((phrase) => text.includes(` ${phrase} `))) return true;
  if (NOT_DONE.test(text) || IN_COURSE.test(text)) return true;
  return cell.split(DIVIDED).some((part) => {
    const telling = wordsOf(part).filter((word) => !isOf(BESIDES, word));
    const isToDo = TO_BE_DONE.test(wordsOf(part).join(' '));
    return (
      isToDo || (telling.length > 0 && telling.every((word) => isOf(ALONE, word) || isOf(TO_COME, word)))
    );
  });
}

/** What a card's payment has, which says nothing of others. */
const CODE = /\bauth(orisation|orization)?\.? ?(code|no|id|ref|number)?[ :.#]*\d\S*/i;

/**
 * A sign beside the words, one letter or figure set apart from them, or a word shortened that may be a name: as a footnote says
 * something of a payment. Masks of names and numbers are longer.
 */
const MARKS = [
  /^[*†‡§¹²³✗✘×✕✖?]+\s*\p{L}/u,
  /[\p{L})](\s*[†‡§¹²³✗✘×✕✖]+|(?<![*])\*{1,2}|\s+[*?]+)$/u,
  /(^|\s)[([{]\s*[\p{L}\d*?]\s*[)\]}](\s|$)/u,
  /^\p{L}\s*(:|\s[-–—])\s|\s[-–—]\s*\p{L}$/u,
  /(^|\s)ann\.(\s|$)/i,
];

/** Whether a mark stands beside words, of which nobody knows what it says. */
export function isMarked(cell: string): boolean {
  return MARKS.some((mark) => mark.test(cell.trim()));
}

/** 'Not credited', 'non crédité', 'não creditado'. */
const NOT_DONE =
  / (not (yet )?(been )?\p{L}+ed|non (?!gouvernement)\p{L}+(e|es|ee|ees|i|is|u|us)|nao \p{L}+[ai]d[ao]s?) /u;

/** 'Under process', 'being verified', 'en traitement', 'em validação'; and what was broken off, or not done at all. */
const IN_COURSE =
  / ((under|in|being|still|en|em|sous|a l) (process|review|verif|valida|investig|trait|trata|analys|examen|exam|etud|approv|approb|aprova|confirma|clarif|enquete|controle|instance|query|dispute|audit|progress|checked|checking)\p{L}*|(avort|abort|interromp|inacheve|inacabad)\p{L}*|un(process|verif|valid|approv|match|alloc|identif)\p{L}*) /u;
/** 'À valider', 'to be checked', 'por confirmar', where nothing else is said. */
const TO_BE_DONE =
  /^(a|to|to be|por|reste a|still to be) ((valid|verif|confirm|process|approuv|approv|aprov|comptabilis|contabiliz|control|encaiss|regulari[sz]|liquid|review|check|examin|analys|analis|complet|finalis|finaliz)\p{L}*|(trait|regl|pay|pag|credit)(er|ar|e?d))$/u;

/** More are a sentence. */
const TITLE_MAX = 6;
/** What a title says of what is still to come. */
const TO_COME = words(
  `expected scheduled forecast planned upcoming future outstanding draft proforma pending attendu attendue prevu prevue
  prevision futur future previsto prevista agendado futuro queued unreconciled`,
);
const OF_CARD =
  /^(credit )?card (statement|account|transactions|activity)\b|^carte (de credit|bancaire)\b|^cartao\b/;

/** What a title says of all rows below it: that they didn't arrive, or went out. */
export type Titled = Readonly<Record<'state' | 'direction', boolean>>;

/** Undefined if it says nothing that is known. */
export function titleSaid(title: string): Titled | undefined {
  const said = wordsOf(title).filter((word) => !/\p{Nd}/u.test(word));
  // Of a sentence, only what leaves no doubt: it may be advice.
  if (said.length > TITLE_MAX && NOT_DONE.test(` ${said.join(' ')} `))
    return { state: true, direction: false };
  if (said.length === 0 || said.length > TITLE_MAX) return undefined;
  const words = said.join(' ');
  const direction = directionSaid(words);
  const state = speaksAgainst(words) || said.some((word) => isOf(TO_COME, word));
  // A purchase by card has no sign, and its payment has one.
  const isOut = direction === 'out' || OF_CARD.test(words);
  if (direction === '' && !isOut && !state && stateSaid(words) !== 'done') return undefined;
  return { state, direction: isOut };
}

/** What stands on every page, or says of which account or month it is. */
const OF_PAGES =
  /^(page|pagina|folio|sheet) \d|\b(continued|continues|overleaf|suite|continua|continuacao)\b|^(end|fin|fim) (of|de|du|do|da)\b/;
const OF_MONTH = /^(for |month of |mois de |mes de )?(the month of )?\p{L}+( de)? \d{4}$/u;

export function isOfPages(text: string): boolean {
  return OF_PAGES.test(wordsOf(text).join(' '));
}

const ITEMS = words(
  'items item effects effets effect cheques cheque checks payments list liste lista entries lines to be',
);

/** Whether it says nothing but that several payments didn't arrive, or not yet. */
export function isTitleOfState(text: string): boolean {
  const said = wordsOf(text).filter((word) => !/\p{Nd}/u.test(word));
  const isOfState = (word: string) => [FAILED, AGAINST, ALONE, TO_COME].some((list) => isOf(list, word));
  return (
    said.some(isOfState) &&
    said.every((word) => isOfState(word) || OPEN.has(word) || BESIDES.has(word) || ITEMS.has(word))
  );
}

/** Whether words that stand alone between payments may say something of those below them. */
export function isLikeTitle(text: string): boolean {
  const said = wordsOf(text);
  const words = said.join(' ');
  const [label, ...behind] = text.split(':');
  if (!/\p{L}/u.test(text) || isOfPages(text) || /@|www\.|https?:/.test(text)) return false;
  if (behind.length > 0 && wordsOf(label ?? '').every((word) => DESCRIBING.has(word))) return false;
  return !(OF_MONTH.test(words) && monthsNamed(said.at(-2) ?? '').length > 0);
}

const LEDGER =
  /^(general |sales |purchase |nominal |customer |supplier |vendor |account )?(ledger|journal)s?\b(?! bal)|^(nominal|n c|gl|contra|compte general|code journal)( code| account| no)?$|^(account code|voucher type)$|^(trial balance|account transactions|aged (receivables|payables)|grand livre|balance generale|livro razao|balancete)\b|^(customer|supplier|vendor|client|fournisseur) statement\b/;
const DOCUMENT =
  /^(sales |purchase |supplier )?(invoice|quote|quotation|bill|expense|journal|voucher|pledge)s?( entry)?$|^(credit|debit) (note|memo)$|^(spend|receive|received) money$|^(payable|receivable|accounts payable|accounts receivable) payment$|^(bill|invoice|customer|supplier|vendor) payment$|^write off$|^(discount|cashback|bonus airtime|pre auth|preauth)$|^(facture|avoir|devis|note de credit|ecriture)$|^(fatura|nota de credito|nota de debito|lancamento)$|^([bc]?pv|jv) ?\d+$/;

const CARD =
  /\b(credit card|card ?member|card ?holder|card (number|no|account|statement)|visa|mastercard|amex|american express|carte (de credit|bancaire|visa)|cartao)\b/;

/** Whether it is about a card, of which a purchase has no sign and its payment has one. */
export function isOfCard(text: string): boolean {
  return CARD.test(wordsOf(text).join(' '));
}

/** Whether a title says that books are told, in which credit isn't what came in. */
export function isOfBooks(title: string): boolean {
  return LEDGER.test(wordsOf(title).join(' '));
}

/** Whether a type of transaction is one of documents in books, rather than of money in an account. */
export function isDocument(type: string): boolean {
  return DOCUMENT.test(wordsOf(type).join(' '));
}

/** Whether what went out of an account is called something that came in, as books do in their debit. */
export function isReceipt(text: string): boolean {
  const [, name = ''] =
    /^(?:receipts?|received|recebidos?|recebimento|recibo|encaissement|recu)\b (.+)$/.exec(
      wordsOf(text).join(' '),
    ) ?? [];
  return (
    /^(from|of|de|du|d|do|da)\b/.test(name) ||
    (name !== '' && !wordsOf(name).some((word) => OF_ANYBODY.has(word)))
  );
}

const DIVIDED = /[()[\]{}|;:,/*]|\s[-–—]+|[-–—]+\s/;

/** Whether it is of a payment that was taken back, which says nothing of the others. */
export function isReversal(text: string): boolean {
  const said = wordsOf(text);
  const words = said.join(' ');
  const isBack = BACK.test(words) || RETURNED.test(words) || MISTAKEN.test(words);
  if (isBack && !isReverend(text)) return true;
  return said.some((word) =>
    /^(revers|revsal|rvsl|rvrs|rfd|refund|recredit|repay|reimb|cashback|reclass|regul$|avoir$|writeback|cancel|clawback|erroneous|wrong|mispost|regulari[sz]|extourn|extorn|estorn|annul|anul|rembours|contrepass|rtd$|rtn$|rtrn$|rvs$|rej$|cxl$|returned|bounc|unpaid|dishono|recall|chargeback|correction|reject|rejet|impaye|devol|reembols|restitu|retific|rectif|reinstat|ristourn|retroc|overpa[iy]|misdirect|misappl|miscredit|erreur|errors?$|erro$|engano$|mistake|renvoy|retourne|reajust|ajust|adjust|acerto$|indu$)/.test(
      word,
    ),
  );
}

/** At its beginning; elsewhere they are a reverend, and a way there and back. */
const BACK =
  /^(rev|retour|returns?)\b|\b(charge|credit|cash|money|paid|pay|write|funds?|given|sent|bounced?) back\b|\bretour(ne|nee)\b|\bre credit|\bw(rite)? off\b|\bstop payment\b|\b(int|interest|chg|charges?|fees?|comm) rev\b/;
const RETURNED =
  /\b(funds?|money|cash|trf|tfr|transfers?|payments?|chq|cheques?|checks?|nip|ach|eft|wire|rtgs|inward|outward|item|virements?|transferts?|paiements?|fonds) (returns?|retd?|rtd|retour)\b|^retd? (of )?(funds?|trf|transfer|payment|chq|cheque)\b|\brappel (de |d )?(fonds|virement|transfert|paiement|operation)|\b(funds?|money) (restored|recovered)\b/;
const MISTAKEN =
  /\btrop (percu|verse|paye)\b|\bcontre passation\b|\bremise en compte\b|\b(double|duplicate) (paiement|payment|credit|transfer|virement)\b|\b(mauvaise|fausse) (imputation|affectation)\b/;

/** Whether one who is called so is named, and nothing else is said. */
function isReverend(text: string): boolean {
  const [, name = ''] = /^rev(?:\.|(?= ?(?:fr|dr|prof|mrs|sr|bro)\b))\s*(.+)$/.exec(plainLetters(text)) ?? [];
  const isBanking = (word: string) => OF_ANYBODY.has(word) && !TITLES.has(word);
  return name !== '' && !/\d/.test(name) && !wordsOf(name).some(isBanking);
}

const TITLES = words('fr dr prof mrs mr miss sr bro');

/** Whether a transfer to somebody is told, which banks say of what went out, and payers of what came in. */
export function isToSomebody(text: string): boolean {
  return /^(trf|tfr|transfer|payment|paid|sent|virement|envoi|transferencia|pagamento) (to|a|vers|para)\b/.test(
    wordsOf(text).join(' '),
  );
}

const BALANCE =
  /^(op(ening)? |clos(ing)? )?bal( (b f|c f))?$|^[bc] f$|^carried over$|^a nouveau$|^month to date$|^overdraft limit$|^number of (credits|debits)$|^bal (c d|b d)$|^[bc] d$|^day s total$|^cumul$|^net movement$|^((opening|closing|book|ledger|available|final|initial|previous) )?balance( (b f|c f|brought forward|carried forward|forward))?$|^(brought|carried) forward$|^(ancien |nouveau )?solde( (initial|final|precedent|anterieur|d ouverture|de cloture|ouverture|cloture|reporte))?$|^report( a nouveau)?$|^saldo( (inicial|final|anterior|contabilistico|disponivel))?$/;
const SUM =
  /^(grand |page |sub |sous )?(sub)?tota(l|ux|is)\b|^(opening |closing |book |ledger |available )?balance\b|^(brought|carried) forward|^(ancien |nouveau )?solde\b|^saldo\b|^somme\b|^soma\b/;
/** Words of sums; others may be of a payer. */
const OF_SUMS = words(
  `total totals totaux totais grand page sub sous subtotal of de des du do da dos das le la les the for pour para in out credit
  credits debit debits credito creditos debito debitos balance opening closing book ledger available brought carried forward b c f
  ancien nouveau solde saldo somme soma initial final precedent anterieur ouverture cloture reporte d l inicial anterior
  contabilistico disponivel transaction transactions operation operations mouvements movimentos amount amounts montant montants
  valor valores period periode periodo month mois mes day jour dia year an annee ano account compte conta received paid deposit
  deposits withdrawals withdrawal count number nombre general generale as at au on all`,
);
const OPENING =
  /^(opening balance|previous balance|balance (b f|brought forward)|brought forward|(ancien )?solde( (initial|precedent|anterieur|d ouverture|ouverture))|ancien solde|saldo (inicial|anterior))\b/;

/** Whether a cell says nothing but that a balance stands beside it. */
export function isBalance(cell: string): boolean {
  const said = wordsOf(cell);
  const isOfMonth = said.at(-1) === 'total' && said.length > 1 && said.slice(0, -1).every(isOfSum);
  return isOfMonth || BALANCE.test(said.join(' '));
}

/** Whether a line without a day is what others come to, or what was there before and after them. */
export function isSum(text: string): boolean {
  return SUM.test(wordsOf(text).join(' '));
}

/** The same where nothing else is said, as by a payer whose name begins so. */
export function isSumAlone(text: string): boolean {
  return isSum(text) && wordsOf(text).every(isOfSum);
}

function isOfSum(word: string): boolean {
  return (
    OF_SUMS.has(word) ||
    /^\p{Nd}+$/u.test(word) ||
    monthsNamed(word).length > 0 ||
    currenciesNamed(word).length > 0
  );
}

const COMPANY = words(
  'ltd limited plc sa sarl sas llc llp inc lda ltda gmbh company enterprise enterprises consulting energies',
);

/** Whether it begins as a sum does, and names no company that is called so. */
export function isLikeSum(text: string): boolean {
  return isSum(text) && !wordsOf(text).some((word) => COMPANY.has(word));
}

/** Whether it is about what was there before the first line. */
export function isOpening(text: string): boolean {
  return OPENING.test(wordsOf(text).join(' '));
}

/** Also where there are several: 'échoués'. */
function isOf(list: ReadonlySet<string>, word: string): boolean {
  return list.has(word) || (word.endsWith('s') && list.has(word.slice(0, -1)));
}

export function wordsOf(text: string): string[] {
  return plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

function phrases(text: string): ReadonlySet<string> {
  return new Set(text.split('|').map((phrase) => phrase.trim()));
}
