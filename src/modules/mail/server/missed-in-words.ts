/** After how many mails were queued: how many something kept from it. */
export function missedInWords(missed: number): string {
  if (missed === 0) return '';
  return ` Something went wrong with the other ${missed === 1 ? 'one' : missed}. Please send ${missed === 1 ? 'it' : 'them'} again.`;
}
