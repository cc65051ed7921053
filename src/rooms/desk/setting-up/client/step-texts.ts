import type { Step } from '../contract.ts';
import * as say from '../messages.ts';

interface StepTexts {
  /** In the list of steps. */
  label: string;
  title: string;
  lead: string;
}

export const STEP_TEXTS: Readonly<Record<Step, StepTexts>> = {
  language: {
    label: say.language(),
    title: say.languageTitle(),
    lead: say.languageLead(),
  },
  name: {
    label: say.name(),
    title: say.nameTitle(),
    lead: say.nameLead(),
  },
  dates: {
    label: say.dates(),
    title: say.datesTitle(),
    lead: say.datesLead(),
  },
  place: {
    label: say.place(),
    title: say.placeTitle(),
    lead: say.placeLead(),
  },
  fees: {
    label: say.fees(),
    title: say.feesTitle(),
    lead: say.feesLead(),
  },
  contact: {
    label: say.contact(),
    title: say.contactTitle(),
    lead: say.contactLead(),
  },
  look: {
    label: say.colours(),
    title: say.coloursTitle(),
    lead: say.coloursLead(),
  },
  words: {
    label: say.words(),
    title: say.wordsTitle(),
    lead: say.wordsLead(),
  },
  publish: {
    label: say.publish(),
    title: say.publishTitle(),
    lead: say.publishLead(),
  },
};
