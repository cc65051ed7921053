/** The name under which a speaker's portrait flies between card and profile (src/ui/styles/flight.css). */
export function flightOf(id: string): string {
  return `speaker-${id}`;
}
