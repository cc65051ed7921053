import { isOfEnding } from '#platform/server/doubtful-cells.ts';
import { isNothingYet } from '#platform/server/nothing-yet.ts';
import { plainWords } from '#platform/server/plain-words.ts';
import { NO, wordOf, YES } from '#platform/server/state-words.ts';
import { readState } from './state-words.ts';

/** What says that something isn't, or may not be, as it is planned. */
const UNSETTLED =
  /\b(?:cancel\w*|annul\w*|anulad\w*|cancelad\w*|declin\w*|reject\w*|rejet\w*|rejeitad\w*|refus\w*|recusad\w*|withdr[ae]w\w*|pull(?:ed|s|ing)? out|drop(?:ped|s)?|removed?|delet\w*|supprim\w*|eliminad\w*|retir\w*|postpon\w*|report[ee]e?s?|repouss\w*|adiad\w*|adiament\w*|moved?|moving|deplac\w*|decal\w*|transferid\w*|reschedul\w*|next year|l an prochain|annee prochaine|proximo ano|ano que vem|no longer|n est plus|ne vient|viendra pas|ja nao|not|non|nao|never|unavailable|indisponi\w*|drafts?|brouillons?|rascunhos?|provisional|provisoires?|provisori[oa]s?|tentative|pending|en attente|em espera|pendente|reserves?|reserva|backups?|standby|placeholder|on hold|waiting|waitlist\w*|to be|tb[acd]|a (?:confirmer|definir|preciser|determiner|confirmar|anunciar)|proposals|propositions|propostas|submissions|soumissions|submissoes|instead|replac\w*|remplac\w*|substitu\w*|swap\w*|do not|ne pas|obsolete|superseded|old version|ancienne version)\b/u;
/** What says so in a few words in any column. */
const UNSURE =
  /\b(?:maybe|perhaps|possibly|peut etre|talvez|suspend\w*|suspens\w*|unclear|unsure|uncertain|incert\w*|undecided|under discussion|subject to|sous reserve|sujeit[oa]s? a|to (?:check|verify|follow)|to be (?:confirmed|checked|decided|defined|determined|announced)|a (?:voir|verifier|suivre|confirmer|definir|preciser|determiner|ver|verificar|confirmar|definir|anunciar)|tb[acdn]|50 50|tentative|delay\w*|retarde\w*|atrasad\w*|brought forward|(?<!l )avancee?s?|antecipad\w*|postpon\w*|reportee?s?|repoussee?s?|adiad\w*|moved|deplacee?s?|decalee?s?|transferid\w*|reschedul\w*|en attente|em espera|on hold)\b/u;
/** Yes in such a column, and nothing else, lets a session into the programme. */
const LETS_IN =
  /^(?!.*\b(?:at|by|on|date|par|le|em|por)$)(?:is |to |est |a |e |in )?(?:(?:the )?(?:programme?|agenda)|publish\w*|public|publie\w*|publicad\w*|visible|visivel|online|en ligne|(?:on (?:the )?|sur le |no )?(?:web ?)?site|keep|kept|retain\w*|retenu\w*|gard\w*|manter|mantid\w*|select\w*|selec\w*|chosen|choisi\w*|escolhid\w*|includ\w*|inclu\w*|show\w*|display\w*|affich\w*|mostrar|accept\w*|aceit\w*|approv\w*|approuv\w*|aprov\w*|valid\w*|confirm\w*|active|actif|ativ[oa]|final|go|use|ok|live|happening|takes? place|a lieu)\b/u;
/** What a session may be or have besides. */
const OF_ELSE =
  /\b(?:votes?|scores?|ratings?|rank\w*|order|note moyenne|owner|informed|notified|invited|record\w*|enregistr\w*|grava\w*|stream\w*|film\w*|video|photos?|slides?|projector|beamer|mic\w*|laptop|av|equipment|materiel|catering|food|lunch|coffee|registration|inscription|inscricao|tickets?|fees?|paid|free|gratuit\w*|sponsor\w*|transla\w*|interpret\w*|tradu\w*|accessib\w*|wheelchair|hybrid\w*|remote|virtual|travel|hotel|visa|keynote|plenary|pleniere|break|pause|first time|featured|highlight\w*|parallel|newsletter|consent|contract|agreement|interactive|workshop|repeat\w*)\b/u;
/** Yes in such a column keeps a session out. */
const KEEPS_OUT =
  /^(?:is |est |e )?(?:hidden|hide|cache|cachee?|oculto|ocultar|draft|brouillon|rascunho|private|prive|privado|internal|interne|interno|skip\w*|exclu\w*|ignor\w*|remov\w*|drop\w*|archiv\w*|unpublish\w*|not \w+|non \w+|nao \w+|pending|tentative|tbc|provisional|provisoire|provisorio|backup|reserve|standby)\b/u;

export function isUnsettled(text: string): boolean {
  return UNSETTLED.test(plainWords(text)) || isUnsure(text);
}

export function isUnsure(text: string): boolean {
  return UNSURE.test(plainWords(text));
}

/** Whether a column says what a session may be or have besides. */
export function isOfElse(heading: string): boolean {
  return OF_ELSE.test(plainWords(heading));
}

/**
 * Which marks in columns that nothing is made of have to be decided about: what isn't yes where yes lets a session in, what isn't no
 * where yes keeps it out, and both where nobody knows.
 */
export function marksOf(cells: readonly { heading: string; text: string }[]) {
  const counting = new Set(
    cells.filter(({ text }) => /^\d+(?:[.,]\d+)?$/.test(text) && !isFlag(text)).map(({ heading }) => heading),
  );
  const flags = new Set(cells.filter(({ text }) => isFlag(text)).map(({ heading }) => heading));
  const marks = [...flags].filter((heading) => !counting.has(heading) && !isOfElse(heading));
  const keptOut = marks.filter((heading) => isOfEnding(heading) || KEEPS_OUT.test(plainWords(heading)));
  const letIn = marks.filter((heading) => !keptOut.includes(heading) && LETS_IN.test(plainWords(heading)));
  return (unused: readonly { heading: string; text: string }[]) => {
    const textIn = (heading: string) => unused.find((one) => one.heading === heading)?.text ?? '';
    const isDoubtful = (heading: string, text: string) =>
      letIn.includes(heading)
        ? !isYes(text)
        : keptOut.includes(heading)
          ? text !== '' && !isNo(text)
          : isFlag(text);
    return marks
      .map((heading) => ({ heading, text: textIn(heading) }))
      .filter(({ heading, text }) => isDoubtful(heading, text));
  };
}

/** Whether it is said in a column that says only who is kept out, and isn't. */
export function isKeptIn(heading: string, text: string): boolean {
  return isNo(text) && (isOfEnding(heading) || KEEPS_OUT.test(plainWords(heading)));
}

function isYes(text: string): boolean {
  return isTick(text) || readState(text) === 'confirmed';
}

function isTick(text: string): boolean {
  return YES.has(wordOf(text)) || /^(?:[✓✔☑✅]|go|ok)$/iu.test(text.trim());
}

function isNo(text: string): boolean {
  return NO.has(wordOf(text)) || /^(?:[✗✘✖❌☐🚫\s]+|no[ -]go|not ok|ko|nok)$/iu.test(text);
}

function isFlag(text: string): boolean {
  return isNo(text) || isTick(text);
}

/** The part of a title that says that it isn't settled, such as 'CANCELLED' of 'CANCELLED: Looms'. */
export function unsettledPart(title: string): string | undefined {
  const inside = [...title.matchAll(/[([{*]+([^()[\]{}*]+)[)\]}*]+/gu)].map(([, said = '']) => said);
  const parts = [
    title,
    ...inside,
    ...title.split(/\s*[:|/]\s*|\s+[-–—]+\s+|\s*[-–—]{2,}\s*|[([{]/u),
    // A shout before or after the rest.
    ...(/\p{Ll}/u.test(title)
      ? [/^\p{Lu}{4,}(?=\s)/u, /(?<=\s)\p{Lu}{4,}$/u].flatMap((at) => at.exec(title) ?? [])
      : []),
  ];
  const isSaid = (part: string) => {
    const state = readState(part);
    const isApart =
      inside.includes(part) || (part !== title && /\p{Lu}{3}/u.test(part) && !/\p{Ll}/u.test(part));
    return state === undefined
      ? OF_TITLES.has(plainWords(part)) || (isApart && isUnsettled(part)) || MOVED.test(plainWords(part))
      : state !== 'confirmed';
  };
  if (/~~|\u0336/u.test(title)) return title;
  const [ending] = ENDING_TITLES.exec(title) ?? [];
  if (ending) return ending.trim();
  return parts.map((part) => part.trim()).find((part) => part && isSaid(part));
}

/** ‘Moved to Thursday’, which no title is. */
const MOVED =
  /^(?:moved|postponed|rescheduled|delayed|deplacee?|reportee?|repoussee?|decalee?|avancee?|adiad[oa]|transferid[oa]|now|desormais|agora) (?:to|at|on|from|until|by|a|au|le|de|pour|para|as) .*(?:\d|day|di\b|feira|demain|amanha|room|hall|sal[al])/u;
/** Behind a title, without a sign between. */
const ENDING_TITLES = /(?<=\S\s)(?:tb[acd]|en suspens|em suspenso|(?:à|a) confirm(?:er|ar))$/iu;

const OF_TITLES = new Set(
  [
    'postponed, reporte, reportee, adiado, adiada, moved, deplace, deplacee, dropped, tentative, provisional, provisoire, hold, on hold, placeholder',
    'tba, tbd, tbc, to be announced, to be defined, to be determined, to be decided, a definir, a annoncer, a preciser, a determiner, a anunciar, backup, reserve, standby',
    'removed, pulled, void, not happening, not confirmed, non confirme, nao confirmado, test, n a, null, none, untitled, sans titre, sem titulo, no title',
    'maybe, perhaps, peut etre, talvez, en suspens, suspendu, suspendue, em suspenso, suspenso, suspensa, suspended',
  ].flatMap((words) => words.split(', ')),
);

/** Whether this may be several rooms, or not that one. */
export function mayBeRooms(room: string): boolean {
  if (isNothingYet(room) || room.startsWith('#')) return false;
  return (
    /[,;\n|+?→>]|\s&\s|\/|\s(?:and|et|e|ou|or)\s|^0+$/u.test(room) ||
    isUnsettled(room) ||
    /^(?:halls|rooms|salles|salas|all|every|both|any|various|several|multiple|toute?s|les deux|plusieurs|tous|todas|todos|ambas|varias)\b/u.test(
      plainWords(room),
    )
  );
}
