/** What the call for speakers says where nothing was entered, by its English. */
export const neutral: Readonly<Record<string, string>> = {
  'Speak at the summit': 'Intervir na cimeira',
  'Tell us what you’d speak about. We read every proposal and write to you either way.':
    'Diga-nos do que falaria. Lemos cada proposta e respondemos em qualquer caso.',
  'We aren’t looking for speakers at the moment.': 'De momento, não procuramos oradores.',
  'Talk\nPanel\nWorkshop\nKeynote': 'Palestra\nPainel\nOficina\nConferência de abertura',
};
