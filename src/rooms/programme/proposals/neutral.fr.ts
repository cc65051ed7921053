/** What the call for speakers says where nothing was entered, by its English. */
export const neutral: Readonly<Record<string, string>> = {
  'Speak at the summit': 'Intervenir à l’événement',
  'Tell us what you’d speak about. We read every proposal and write to you either way.':
    'Dites-nous de quoi vous parleriez. Nous lisons chaque proposition et vous répondons dans tous les cas.',
  'We aren’t looking for speakers at the moment.': 'Nous ne cherchons pas d’intervenants en ce moment.',
  'Talk\nPanel\nWorkshop\nKeynote': 'Exposé\nTable ronde\nAtelier\nConférence d’ouverture',
};
