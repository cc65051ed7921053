import type { Language } from '#platform/contract/language.ts';
import { readCatalogue, readTranslations } from './catalogue.ts';

/** None of them is a word in French or Portuguese. A ticket's number may hold one. */
export const ENGLISH =
  /(?<![\p{L}\p{N}])(?:the|and|your|you|with|of|this|that|these|is|are|was|were|be|been|has|have|will|please|we|it|its|by|not|from|which|what|who|when|where|here|there|their|they|them|if|but|can|cannot|already|more|been|address|enter|choose)(?![\p{L}\p{N}])/iu;

/** Whether a line in another language has an English word, or is an English message. */
export async function readEnglish(language: Language) {
  const [isMessage, isOwn] = await Promise.all([readCatalogue(), readTranslations(language)]);
  return ({ line, left = line }: { line: string; left?: string }) =>
    ENGLISH.test(left) || (isMessage(line) && !isOwn(line));
}
