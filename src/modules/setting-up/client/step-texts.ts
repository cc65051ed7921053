import type { Step } from '../contract.ts';

interface StepTexts {
  /** In the list of steps. */
  label: string;
  title: string;
  lead: string;
}

export const STEP_TEXTS: Readonly<Record<Step, StepTexts>> = {
  name: {
    label: 'Name',
    title: 'What is your summit called?',
    lead: 'Its name weaves the cloth that you’ll see on every page.',
  },
  dates: {
    label: 'Dates',
    title: 'When is it?',
    lead: 'If the days aren’t sure yet, the year is enough.',
  },
  place: {
    label: 'Place',
    title: 'Where is it?',
    lead: 'All times on the site are in the time zone of this place.',
  },
  fees: {
    label: 'Fees',
    title: 'What does it cost?',
    lead: 'Leave the fees empty if it’s free, or if they aren’t sure yet.',
  },
  contact: {
    label: 'Contact',
    title: 'How do people reach you?',
    lead: 'On the contact page, in the footer, and wherever the site says ‘write to us’.',
  },
  look: {
    label: 'Colours',
    title: 'Which colours are yours?',
    lead: 'All other colours follow from these, in the light and the dark theme.',
  },
  words: {
    label: 'Words',
    title: 'With which words do you begin?',
    lead: 'You can change each of them later.',
  },
  publish: {
    label: 'Publish',
    title: 'This is your site',
    lead: 'Visitors see your words and colours once you publish them.',
  },
};
