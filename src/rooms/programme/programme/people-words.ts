import { plainLetters } from '#platform/contract/normalise-for-search.ts';
import type { SpeakerRole } from './published.ts';

/** What people of a session are called where their names stand, or will stand, by the role that it says; most say none. */
const CALLED: Readonly<Record<'Speaker' | 'Panelist' | 'Moderator', string>> = {
  Speaker:
    'people person speaker presenter lecturer instructor trainer facilitator discussant leader respondent interviewee interviewer contributor rapporteur performer artist mentor guest personne artiste intervenant intervenante orateur oratrice conferencier conferenciere formateur formatrice invite invitee pessoa artista orador oradora oradores palestrante formador formadora convidado convidada',
  Panelist: 'panelist panellist paneliste painelista',
  Moderator:
    'moderator chair chairperson chairman chairwoman host moderateur moderatrice animateur animatrice moderador moderadora moderadores mediador mediadora',
};
const ROLES = new Map(
  Object.entries(CALLED).flatMap(([role, words]) =>
    words.split(' ').map((word) => [word, role as SpeakerRole] as const),
  ),
);
const KEYNOTE = 'keynote';
const KEYNOTES = /^keynotes?$/;

/** What says no more than that such people are meant. */
const AROUND = new Set(
  'of the for by session sessions talk event this du de des d l le la les da do das dos o a os as par por com with et and e or ou co main lead other others additional further invited special principal principale principaux autre autres outro outros full complet complete completo list liste lista s es trice rice panel table ronde mesa redonda painel seance sessao names noms nomes comma commas semicolon semicolons separated per line each one if known any optional required separes separees virgule virgules point ligne si connu facultatif obligatoire separados separadas virgula virgulas ponto linha se opcional obrigatorio'.split(
    ' ',
  ),
);
const ORDINALS =
  /^(?:first|second|third|fourth|fifth|premiere?|deuxieme|seconde?|troisieme|quatrieme|primeir[oa]|segund[oa]|terceir[oa]|quart[oa])$/;
const NUMBER = /^q?\d{1,2}(?:st|nd|rd|th|ere?|e|eme|o|a)?$/;
const NAME = /^(?:name|nom|nome)$/;

/** Where nobody is named: only such words, with others that mean as little. */
const NOBODY = new Set(
  'tba tbc tbd tbs announced confirmed decided defined determined pending soon vacant annoncer confirmer definir determiner preciser attente venir bientot anunciar confirmar breve brevemente yes no true false none nobody oui non sim nao unknown various several everyone everybody all others aucun aucune divers inconnu personne tous toutes monde autres varios ninguem desconhecido todos todas outros keynote panel panels painel special surprise team staff crew committee organiser organisers organizer organizers participant participants attendee attendees audience delegate delegates expert experts representative vip equipe comite organisateur organisateurs participantes representant representants equipa comissao organizadores representante representantes sponsor sponsors partner partners partenaire partenaires parceiro parceiros patrocinador patrocinadores mc emcee ceremony ceremonies ceremonie ceremonies cerimonia cerimonias master maitre maitresse mestre'.split(
    ' ',
  ),
);
const BESIDE_NOBODY =
  'to be not yet coming an our my new honorary un une en em am um uma to tout from at toda gente';
const BESIDE = new Set([...AROUND, ...BESIDE_NOBODY.split(' ')]);
/** A heading, but perhaps what somebody is called. */
const ANYBODY = /^(?:people|person|personne|pessoa)s?$/;
/** Nobody's name has them. */
const NEVER = new Set('tba tbc tbd representative representant representante'.split(' '));

/** Without it, somebody presides over something else. */
const CHAIRING = /\bpresidente?(?:\(e\))? d[ae] (?:la )?(?:session|seance|sessao|mesa|table ronde)\b/g;

const UNSETTLED =
  /^(?:cancel|annul|cancelad|anulad|declin|withdr|desist|refus|recus|retir|remov|drop|absent|ausente|unavail|indispon|unconfirm|pending|waiting|wait|tent|postpon|report|adiad|tb[acds]$|not$|non$|nao$|no$|confirmer$|confirmar$|maybe$|instead|replac|remplac|substit)/;

function wordsIn(text: string): string[] {
  const spaced = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{Ll})(\d)/gu, '$1 $2');
  return plainLetters(spaced)
    .replace(CHAIRING, 'moderator')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function roleOf(word: string): SpeakerRole | undefined {
  return ROLES.get(word) ?? ROLES.get(word.replace(/s$/, ''));
}

/** The role that a word beside a name says, such as 'modératrice'; a chairman may chair anything. */
export function roleSaid(text: string): SpeakerRole | undefined {
  const [word = '', ...others] = wordsIn(text);
  const role = others.length === 0 ? roleOf(word) : undefined;
  return role === 'Speaker' || word.startsWith('chair') ? undefined : role;
}

/**
 * Which people a column has by its heading, such as 'Speaker 1', 'Noms des intervenants' or 'Session chair'; undefined of any
 * other. A 'Speaker name' may be half of one.
 */
export function peopleOfHeading(
  heading: string,
): { role: SpeakerRole | undefined; isName: boolean } | undefined {
  const counted = heading.replace(/(?:#|№|\bn[°º.]|\bno\.?|\bnumber|\bnum[eé]ro)\s*(?=\d)/giu, ' ');
  if (/[#№%?]/u.test(counted)) return undefined;
  const words = wordsIn(counted);
  const said = words.flatMap((word) => roleOf(word) ?? []);
  const isKnown = (word: string, place: number) =>
    roleOf(word) !== undefined ||
    KEYNOTES.test(word) ||
    NUMBER.test(word) ||
    NAME.test(word) ||
    AROUND.has(word) ||
    word.length === 1 ||
    (ORDINALS.test(word) && roleOf(words[place + 1] ?? '') !== undefined);
  const isKeynote = words.some((word) => KEYNOTES.test(word));
  if ((said.length === 0 && !isKeynote) || !words.every(isKnown)) return undefined;
  if (said.length === 0) return { role: 'Key Address', isName: words.some((word) => NAME.test(word)) };
  const [role, ...others] = new Set(said);
  const isName = words.some((word) => NAME.test(word));
  if (others.length > 0) return { role: undefined, isName };
  if (role !== 'Speaker') return { role, isName };
  return { role: words.includes(KEYNOTE) ? 'Key Address' : undefined, isName };
}

/** What a heading says besides whose it is, if that is a speaker: 'first name' of 'Speaker 1 first name'. */
export function besidePeople(heading: string): string {
  const words = wordsIn(heading);
  const roles = words.flatMap((word) => roleOf(word) ?? (word === KEYNOTE ? 'Key Address' : []));
  if (roles.length === 0) return heading;
  if (roles.some((role) => role !== 'Speaker')) return '';
  const rest: string[] = [];
  for (const [place, word] of words.entries()) {
    const isAfter = roleOf(words[place - 1] ?? '') !== undefined;
    if (roleOf(word) !== undefined) while (AROUND.has(rest.at(-1) ?? '')) rest.pop();
    else if (!(isAfter && (NUMBER.test(word) || word === 's'))) rest.push(word);
  }
  return rest.join(' ');
}

/** 'Speaker from Google', 'Panelist of MTN': somebody who isn't named. */
const SOMEBODY_OF = /^(?:from|of|at|for|by|chez|de|du|des|da|do|d)$/;

/** Whether this names nobody, such as 'TBC', 'All speakers', 'Speaker 1 (MTN)' or 'Tous'. */
export function isNobody(name: string): boolean {
  const outside = wordsIn(name.replace(/\([^()]*\)/g, ' '));
  const means = (word: string) =>
    NOBODY.has(word) || (roleOf(word) !== undefined && !ANYBODY.test(word)) || /^x+$/.test(word);
  const isLittle = (word: string) =>
    means(word) ||
    BESIDE.has(word) ||
    NAME.test(word) ||
    ORDINALS.test(word) ||
    NUMBER.test(word) ||
    word.length === 1;
  const [first = '', second = ''] = outside;
  return (
    (roleOf(first) !== undefined && !ANYBODY.test(first) && SOMEBODY_OF.test(second)) ||
    (outside.some(means) && outside.every(isLittle)) ||
    wordsIn(name).some((word) => NEVER.has(word)) ||
    /^(?:n\.?[ad]\.?|n\/a|t\.b\.[acd]\.?)$/iu.test(name.trim())
  );
}

/** Whether what stands beside a name says that whoever it is may not come. */
export function isUnsettledPerson(said: string): boolean {
  return wordsIn(said).some((word) => UNSETTLED.test(word));
}
