import { plainLetters } from '#platform/contract/normalise-for-search.ts';
import type { DaysOfEdition } from '../read-when.ts';
import { zoneNamed } from '../written-zone.ts';

const IN_BRACKETS = /[([]([^()[\]]*)[)\]]/g;
/** What a heading says of how its cells are written, or of the place that they are of anyway. */
const OF_FORM =
  /(?<![a-z0-9])(?:(?:12|24)[\s-]?(?:h|hrs?|hours?|heures?|horas?)?(?:[\s-]?clock)?|[hdmyjas]+(?:[:/.-][hdmyjas]+)+|[hj]hmm|hhmm|am|pm|iso|8601|formats?|formato|local[es]?|locale|time|hours?|heures?|horas?|dates?|data|days?|jours?|dia|start|begin|debut|inicio|end|fin|fim|optional|required|facultatif|obligatoire|opcional|obrigatorio|event|venue|lieu|place|conference|edition|s|es|e|in|en|em|a|au|of|du|de|da|do|the|le|la)(?![a-z0-9])/g;

/** A cell of a day or a time, with what its heading says besides, such as a time zone. */
export function whenCell({ firstDay }: DaysOfEdition) {
  return (heading: string, value: string): string => {
    const text = value.replace(/\s+/gu, ' ').trim();
    const beside = [...heading.matchAll(IN_BRACKETS)].map(([, hint = '']) => hint.trim());
    const said = [...beside, divided(heading).zone].flatMap((hint) => {
      const rest = plainLetters(hint)
        .replace(OF_FORM, ' ')
        .replace(/[^a-z0-9+/-]+|(?<!\S)[/-](?!\S)/g, ' ')
        .trim();
      const isKnown = !/[a-z0-9]/.test(rest) || rest === firstDay?.slice(0, 4);
      if (isKnown || plainLetters(text).includes(plainLetters(hint))) return [];
      return [zoneNamed(hint) === undefined && zoneNamed(rest) !== undefined ? rest : hint];
    });
    return [text, ...said.map((hint) => `(${hint})`)].join(' ');
  };
}

/** What a heading says of whose time it is, or that it is both. */
const OF_SESSION =
  /^\s*(?:session|talk|event|scheduled|planned)\s+(?=(?:start|end|begin|finish|from|to|date|time)(?:s|es)?\b)/i;

/** A heading without what it begins with, and the zone that it ends with: 'Session start & end WAT', 'Heure de Paris'. */
export function withoutZone(heading: string): string {
  const own = heading.replace(OF_SESSION, '').replace(/\s*&\s*/g, ' and ');
  return divided(own).rest || own;
}

function divided(heading: string): { rest: string; zone: string } {
  const words = heading
    .replace(IN_BRACKETS, ' ')
    .replace(/[,:;|–—]+|\s-\s|_/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  // 'Lagos time' may be all of it.
  for (const start of [...words.keys()].slice(1).concat(0)) {
    const zone = words.slice(start).join(' ');
    if (words.length > start && zoneNamed(zone) !== undefined)
      return { rest: words.slice(0, start).join(' '), zone };
  }
  return { rest: '', zone: '' };
}
