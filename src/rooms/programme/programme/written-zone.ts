import { plainLetters } from '#platform/contract/normalise-for-search.ts';
import { isZone } from '#platform/contract/zoned-time.ts';
import { HOUR } from './times.ts';

/** Minutes ahead of UTC, or the name of a zone. */
export type Zone = number | string;

/** In minutes ahead: those whose short names mean no other one. */
const SHORT_ZONES: Readonly<Record<string, number>> = {
  ...{ z: 0, utc: 0, gmt: 0, wet: 0, cvt: -60, west: 60, wat: 60, cet: 60, cest: 120, cat: 120, sast: 120 },
  ...{ eat: 180, 'greenwich mean': 0, 'west africa': 60, 'central africa': 120, 'east africa': 180 },
};
const AHEAD = /^(?:utc|gmt)?\s?(?<sign>[+-])\s?(?<hours>\d{1,2})(?::?(?<minutes>\d{2}))?$/;
/** As other languages write cities that zones are named after. */
const CITIES: Readonly<Record<string, string>> = {
  ...{ lisboa: 'lisbon', lisbonne: 'lisbon', londres: 'london', londra: 'london', bruxelles: 'brussels' },
  ...{ geneve: 'zurich', geneva: 'zurich', alger: 'algiers', 'le caire': 'cairo', cairo: 'cairo' },
  ...{ praia: 'cape verde', abuja: 'lagos', cotonou: 'porto novo', 'cap vert': 'cape verde' },
};
const BEFORE =
  /^(?:(?:time ?zone|time|local|heures?|horas?|horaire|horario|fuseau|fuso|in|at|of|de|du|da|do|em|a)\s|d'\s?)+/;
const AFTER = /(?:\s(?:local|standard|time|zone|timezone|hora))+$/;

let byCity: ReadonlyMap<string, string> | undefined;

/** The zone that is called so: 'GMT+1', 'WAT', 'Africa/Lagos', 'Lagos time', 'heure de Paris'. */
export function zoneNamed(text: string): Zone | undefined {
  const written = plainLetters(text.replace(/[‐‑‒–—―−]/g, '-').replace(/[’‘ʼ′]/g, "'"));
  const name = written.replace(BEFORE, '').replace(AFTER, '');
  const { sign, hours, minutes } = AHEAD.exec(name)?.groups ?? {};
  if (hours) return offset(sign, hours, minutes);
  if (Object.hasOwn(SHORT_ZONES, name)) return SHORT_ZONES[name];
  if (name.includes('/') && isZone(name)) return name;
  byCity ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [
      plainLetters(zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')).replaceAll('-', ' '),
      zone,
    ]),
  );
  return byCity.get(CITIES[name] ?? name) ?? byCity.get(CITIES[written] ?? written);
}

export function offset(sign = '+', hours = '0', minutes = '0'): number {
  const ahead = Number(hours) * HOUR + Number(minutes);
  return sign === '-' ? -ahead : ahead;
}
