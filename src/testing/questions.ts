/** One question of each kind, as organisers write them. */
export const QUESTIONS = [
  {
    key: 'meal',
    label: 'Which meal?',
    kind: 'choice',
    choices: 'Fish\nVegetarian',
    isRequired: true,
    isAsked: true,
  },
  { key: 'visa', label: 'Do you need a visa letter?', kind: 'yes-no', isAsked: true },
  { key: 'years', label: 'Years in business', kind: 'number', isAsked: true },
  { key: 'hope', label: 'What do you hope for?', kind: 'lines', help: 'A sentence or two.', isAsked: true },
  { key: 'handle', label: 'Your handle', kind: 'line', isAsked: true },
];
