import { plainWords } from '#platform/server/plain-words.ts';
import { NO, wordOf, YES } from '#platform/server/state-words.ts';
import { readState } from './state-words.ts';

/** What says that something isn't, or may not be, as it is planned. */
const UNSETTLED =
  /\b(?:cancel\w*|annul\w*|anulad\w*|cancelad\w*|declin\w*|reject\w*|rejet\w*|rejeitad\w*|refus\w*|recusad\w*|withdr[ae]w\w*|pull(?:ed|s|ing)? out|drop(?:ped|s)?|removed?|delet\w*|supprim\w*|eliminad\w*|retir\w*|postpon\w*|report[ee]e?s?|repouss\w*|adiad\w*|adiament\w*|moved?|moving|deplac\w*|decal\w*|transferid\w*|reschedul\w*|next year|l an prochain|annee prochaine|proximo ano|ano que vem|no longer|n est plus|ne vient|viendra pas|ja nao|not|non|nao|never|unavailable|indisponi\w*|drafts?|brouillons?|rascunhos?|provisional|provisoires?|provisori[oa]s?|tentative|pending|en attente|em espera|pendente|reserves?|reserva|backups?|standby|placeholder|on hold|waiting|waitlist\w*|to be|tb[acd]|a (?:confirmer|definir|preciser|determiner|confirmar|anunciar)|proposals|propositions|propostas|submissions|soumissions|submissoes|instead|replac\w*|remplac\w*|substitu\w*|swap\w*|do not|ne pas|obsolete|superseded|old version|ancienne version)\b/u;
const NOTES =
  /\b(?:remarks?|notes?|comments?|commentaires?|remarques?|observa\w*|comentarios?|notas?|obs|updates?|changes?|changements?)\b/u;
/** Yes in such a column, and nothing else, lets a session into the programme. */
const LETS_IN =
  /^(?!.*\b(?:at|by|on|date|par|le|em|por)$)(?:is |to |est |a |e |in )?(?:(?:the )?(?:programme?|agenda)|publish\w*|public|publie\w*|publicad\w*|visible|visivel|online|en ligne|keep|kept|retain\w*|retenu\w*|gard\w*|manter|mantid\w*|select\w*|selec\w*|chosen|choisi\w*|escolhid\w*|includ\w*|inclu\w*|show\w*|display\w*|affich\w*|mostrar|accept\w*|aceit\w*|approv\w*|approuv\w*|aprov\w*|valid\w*|confirm\w*|active|actif|ativ[oa]|final|go|use|ok|live|happening|takes? place|a lieu)\b/u;
/** What a session may be or have besides. */
const OF_ELSE =
  /\b(?:owner|informed|notified|invited|record\w*|enregistr\w*|grava\w*|stream\w*|film\w*|video|photos?|slides?|projector|beamer|mic\w*|laptop|av|equipment|materiel|catering|food|lunch|coffee|registration|inscription|inscricao|tickets?|fees?|paid|free|gratuit\w*|sponsor\w*|transla\w*|interpret\w*|tradu\w*|accessib\w*|wheelchair|hybrid\w*|remote|virtual|travel|hotel|visa|keynote|plenary|pleniere|break|pause|first time|featured|highlight\w*|parallel|newsletter|consent|contract|agreement|interactive|workshop|repeat\w*)\b/u;
const CROSSED = /^[✗✘✖❌☐🚫\s]+$/u;

export function isUnsettled(text: string): boolean {
  return UNSETTLED.test(plainWords(text));
}

/** Whether a remark says that something has changed. */
export function isNoteOfChange(heading: string, text: string): boolean {
  return NOTES.test(plainWords(heading)) && isUnsettled(text);
}

/** Tells by cells of a column whether a session isn't let into the programme; an empty one isn't yes where others are. */
export function flagsOf(cells: readonly { heading: string; text: string }[]) {
  const flags = new Set(cells.filter(({ text }) => isFlag(text)).map(({ heading }) => heading));
  return {
    gates: [...flags].filter(
      (heading) => !OF_ELSE.test(plainWords(heading)) && LETS_IN.test(plainWords(heading)),
    ),
    isNo: (heading: string, text: string) =>
      flags.has(heading) && isNo(text) && !OF_ELSE.test(plainWords(heading)),
  };
}

export function isYes(text: string): boolean {
  return YES.has(wordOf(text)) || /^[✓✔☑✅]$/u.test(text.trim()) || readState(text) === 'confirmed';
}

function isNo(text: string): boolean {
  return NO.has(wordOf(text)) || CROSSED.test(text);
}

function isFlag(text: string): boolean {
  return YES.has(wordOf(text)) || isNo(text) || /^[✓✔☑✅]$/u.test(text.trim());
}

/** The part of a title that says that it isn't settled, such as 'CANCELLED' of 'CANCELLED: Looms'. */
export function unsettledPart(title: string): string | undefined {
  const parts = [
    title,
    ...[...title.matchAll(/[([{*]+([^()[\]{}*]+)[)\]}*]+/gu)].map(([, inside = '']) => inside),
    ...title.split(/\s*[:|/]\s*|\s+[-–—]+\s+|\s*[-–—]{2,}\s*|[([{]/u),
    // A shout before or after the rest.
    ...(/\p{Ll}/u.test(title)
      ? [/^\p{Lu}{4,}(?=\s)/u, /(?<=\s)\p{Lu}{4,}$/u].flatMap((at) => at.exec(title) ?? [])
      : []),
  ];
  const isSaid = (part: string) => {
    const state = readState(part);
    return state === undefined ? OF_TITLES.has(plainWords(part)) : state !== 'confirmed';
  };
  return parts.map((part) => part.trim()).find((part) => part && isSaid(part));
}

const OF_TITLES = new Set(
  [
    'postponed, reporte, reportee, adiado, adiada, moved, deplace, deplacee, dropped, tentative, provisional, provisoire, hold, on hold, placeholder',
    'tba, tbd, tbc, to be announced, to be defined, to be determined, to be decided, a definir, a annoncer, a preciser, a determiner, a anunciar, backup, reserve, standby',
    'removed, pulled, void, not happening, not confirmed, non confirme, nao confirmado, test',
  ].flatMap((words) => words.split(', ')),
);

/** What stands where a room or another thing isn't known yet. */
export function isNothingYet(text: string): boolean {
  const said = plainWords(text);
  if (text.startsWith('#')) return false;
  return (
    said === '' ||
    /^(?:n a|na|none|nil|no|aucune?|nenhuma?|unknown|inconnue?|desconhecid[oa]|pending|tb[acds]|(?:to be|a) (?:announced|confirmed|decided|defined|determined|assigned|annoncer|confirmer|definir|preciser|determiner|anunciar|confirmar|indicar))$/u.test(
      said,
    )
  );
}

/** Whether this may be several rooms. */
export function mayBeRooms(room: string): boolean {
  return (
    /[,;\n|+]|\s[/&]\s|\S\/\S.*\d|\s(?:and|et|e|ou|or)\s/u.test(room) ||
    /^(?:all|every|both|any|various|several|multiple|toute?s|les deux|plusieurs|tous|todas|todos|ambas|varias)\b/u.test(
      plainWords(room),
    )
  );
}
