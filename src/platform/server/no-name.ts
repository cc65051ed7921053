import { isDoubtfulTitle } from './doubtful-cells.ts';
import { plainWords } from './plain-words.ts';
import { NO, OUT, wordOf, YES } from './state-words.ts';

/** What stands before or behind a name, and is none alone. */
const TITLES = wordsOf(
  'mr mrs ms miss mx dr dre drs doctor docteur doutor doutora prof professor professeur pr professora hon honorable rev reverend pastor pasteur imam cheikh sheikh fr father sister soeur pere eng engr ing me maitre m mm mme mmes mlle mle monsieur madame mademoiselle sr sra srta senhor senhora dom dona d sir lady he h e se s amb ambassador nana togbe togbui chief alhaji hajia el hadj phd msc mba bsc ba jr snr cfa cpa esq ca md',
);
/** Between two people. As initials they are capitals. */
const BETWEEN_PEOPLE =
  /(?:^|\s)(?:and|et|or|ou|with|avec|com|und|plus|y compris)(?=\s|$)|\s(?:e|y|u|w\/)(?=\s)/u;
const BETWEEN_CAPITALS = /\s(?:AND|ET|OR|OU|WITH|AVEC|COM|UND|And|Et|Ou|Or|With|Avec)\s/u;
/** Whom somebody brings along. */
const PLUS_ONE = /\bplus one\b/u;
/** Letters with what stands within and between names, some of it in other scripts. */
const NAME_SIGNS = /^[\p{L}\p{M}\p{Cf}\s.'’‘ʼʻ`´ʹ·・،"“”«»()[\],‐‑–-]+$/u;
/** As in ‘Ama2’, which somebody is called somewhere; ‘x2’ counts. */
const GLUED = /(?<=\p{L}{2})\d+(?=\s|$)/gu;
/** As in ‘Nana Osei 3rd’: which of those who were called so. */
const ORDINAL = /(?<=\p{L}{2}\s)(?:1st|2nd|3rd|[4-9]th|[12]\dth|1er)(?=\s|$)/gu;
const IN_BRACKETS = /[([]([^()[\]]*)[)\]]/gu;
const MAIDEN = /^(?:n[ée]e?|born|ep\.?|[ée]pouse|nasc\.?|nascida)\s+\p{L}/iu;

/** Words of which one alone says that nobody is named, in plain letters. */
const NEVER = wordsOf(
  'tbc tbd tba tbn null undefined blank nan idem ditto total subtotal none nil representant representante representative representatives famille familia family delegation anonymous anonyme anonimo unknown inconnu desconhecido personne personnes person persons people pessoa pessoas place places seat seats room salle sala lugar lugares table mesa team equipe staff attendee attendees participant participants participante participantes delegate delegates guest guests invite invites convidado convidados invitee visitor visiteur designer designar confirmer confirmar preciser definir definer determiner announced confirmed determined decided vip vips cancelled canceled annule annulee annules cancelado cancelada ltd limited sarl sarlu sas gmbh inc llc plc lda company companies group groupe association university universite universidade ministry ministere ministerio bank banque banco foundation fondation same above nobody somebody someone pax conjoint conjointe spouse wife husband epouse epoux accompagnant companion chauffeur driver name nom nome vacant vide vazio test info infos information requested request required demande demandee requis requise pas encore connu connue known yet not nao ainda conhecido conhecida announce annoncer completer communiquer renseigner fournir nommer venir informar indicar anunciar nomear coming missing manquant manquante pending student students etudiant etudiante etudiants estudante estudantes intern trainee stagiaire estagiario estagiaria volunteer volontaire benevole voluntario voluntaria colleague collegue colega employee employe funcionario membre membro member',
);
/** Words in what institutions are called, in plain letters; those that families are called, too, are left out. */
const INSTITUTIONS = wordsOf(
  'academy academie academia agency agence agencia airlines airport aeroport aeroporto ambassade embassy embaixada assembly assemblee assembleia associates authority autorite autoridade cabinet caisse caixa center centre centro chamber chambre clinic clinique clinica college commission comissao committee comite confederation confederacao consortium consulate consulat consulado consulting cooperative cooperativa corporation corp council conseil conselho department departement departamento depository directorate direction direcao ecole escola enterprise enterprises entreprise empresa faculty faculte faculdade federation federacao fintech forum fund fonds fundo fundacao government gouvernement governo holding holdings hospital hopital hotel industries initiative institut institute instituto institution instituicao insurance assurance assurances seguros international investments laboratory laboratoire laboratorio logistics mairie microfinance municipality mutuelle nations network reseau office organisation organization organizacao parliament parlement parlamento prefecture presidency presidence programme project projet projeto republic republique republica revenue school secretariat secretariado service services societe sociedade solutions studios syndicat sindicato systems technologies telecom telecommunications telecoms treasury ventures',
);
/** What may stand before 'guest', and is no first name. */
const BEFORE_GUEST = wordsOf(
  'a the my our your his her their un une mon ma son sa notre votre um uma meu minha seu sua special mystery surprise secret extra additional other another further first second third one two three plus unnamed invited private paying single male female honorary honored honoured distinguished corporate media government conference hotel day',
);
/** Names, too, so only alone. */
const ALONE = wordsOf(
  'na n nd ras user admin new other autre autres outro yes no speaker speakers sponsor sponsors press presse ceo cfo cto coo director directeur directrice diretor diretora manager gerente president presidente chairman secretary secretaire journalist journaliste jornalista analyst consultant minister ministre ministro friend engineer officer assistant assistante',
);

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Whether a text may be no name, or the names of several people: anything but words that may be one. */
export function mayBeNoName(name: string): boolean {
  const inBrackets = [...name.matchAll(IN_BRACKETS)];
  const isKnown = inBrackets.every(({ 1: inside = '', index = 0, 0: whole }) => {
    const isAmid = index > 0 && index + whole.length < name.length;
    const isOneWord = /^[\p{L}\p{M}'’-]+$/u.test(inside.trim()) && !isDoubtfulTitle(inside);
    return MAIDEN.test(inside.trim()) || isTitles(inside) || (isAmid && isOneWord);
  });
  const outside = name.replaceAll(IN_BRACKETS, ' ').trim();
  const words = plainWords(outside).split(' ').filter(Boolean);
  return (
    !isKnown ||
    !NAME_SIGNS.test(outside.replaceAll(GLUED, '').replaceAll(ORDINAL, '')) ||
    isTitles(outside) ||
    PLUS_ONE.test(words.join(' ')) ||
    BETWEEN_PEOPLE.test(outside) ||
    BETWEEN_CAPITALS.test(outside) ||
    (outside === outside.toUpperCase() && /\S\s\S+\sE\s\S+\s\S/u.test(outside)) ||
    /\s[‐‑–-]\s/u.test(outside) ||
    /(?:^|\s)[^\p{L}\p{N}\s]+$/u.test(outside) ||
    outside.includes('\n') ||
    hasSeveralParts(outside) ||
    (words.some((word) => NEVER.has(word) || INSTITUTIONS.has(word)) && !isCalledGuest(outside)) ||
    (words.length === 1 && ALONE.has(words[0] ?? '')) ||
    isSaid(outside) ||
    /^[^\p{L}]*(\p{Script=Latin})\1*[^\p{L}]*$/iu.test(outside)
  );
}

/** ‘Amy Guest’, ‘Mr Amy J. Guest’: one first name, and nothing that says whose guest it is, or which. */
function isCalledGuest(name: string): boolean {
  const words = plainWords(name).split(' ');
  const [first = '', last = '', ...more] = words.filter((word) => word.length > 1 && !TITLES.has(word));
  const isKnown = [NEVER, INSTITUTIONS, ALONE, BEFORE_GUEST].some((known) => known.has(first));
  return last === 'guest' && more.length === 0 && !isKnown && /^[\p{L}\p{M}\s.-]+$/u.test(name);
}

export function isTitles(text: string): boolean {
  return plainWords(text.toLowerCase())
    .split(' ')
    .every((word) => TITLES.has(word));
}

/** ‘Mensah, Ama’ may be one with the last name first, or two; nothing but titles behind a name says no more. */
function hasSeveralParts(name: string): boolean {
  return name.split(',').filter((part) => part.trim() && !isTitles(part)).length > 1;
}

function isSaid(text: string): boolean {
  const word = wordOf(text);
  return OUT.has(word) || YES.has(word) || NO.has(word) || isDoubtfulTitle(text);
}
