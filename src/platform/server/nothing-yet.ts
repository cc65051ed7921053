import { plainWords } from './plain-words.ts';

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
