type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** The time zone of a country that has only one; undefined for all others, and in browsers that don't know. */
export function zoneOfCountry(country: string): string | undefined {
  if (!country) return undefined;
  const zones = (new Intl.Locale('und', { region: country }) as WithZones).getTimeZones?.() ?? [];
  return zones.length === 1 ? zones[0] : undefined;
}
