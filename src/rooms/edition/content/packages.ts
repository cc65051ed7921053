import type { z } from 'zod';
import { prices, wholeNumber } from './field-forms.ts';
import { line, listOfThese, onOff, paragraph } from './fields.ts';
import * as say from './messages.ts';

/** The sponsorship packages, in the order in which they are shown (docs/product.md, 1.7). */
export const packageList = listOfThese(
  say.packages,
  {
    name: line(say.name, { required: true, max: 40, half: true, isChosen: true }),
    note: line(say.besideName, { max: 30, half: true, hint: say.besideNameHint }),
    isHighlighted: onOff(say.highlighted, false),
    prices: prices(say.prices, { hint: say.pricesHint }),
    benefits: paragraph(say.benefits, { max: 2_000, hint: say.oneOnEachLine }),
    places: wholeNumber(say.places, {
      max: 999,
      half: true,
      hint: say.placesHint,
    }),
  },
  { noun: say.packageNoun, add: say.addPackage, name: 'name', distinct: ['name'], max: 12 },
);
export type SponsorshipPackage = z.output<typeof packageList>[number];
