import type { z } from 'zod';
import { prices, wholeNumber } from './field-forms.ts';
import { line, listOfThese, onOff, paragraph } from './fields.ts';

/** The sponsorship packages, in the order in which they are shown (docs/product.md, 1.7). */
export const packageList = listOfThese(
  'Packages',
  {
    name: line('Name', { required: true, max: 40, half: true }),
    note: line('Beside the name', { max: 30, half: true, hint: 'Such as ‘Exclusive’.' }),
    isHighlighted: onOff('Highlighted', false),
    prices: prices('Prices', { hint: 'The first is shown largest.' }),
    benefits: paragraph('Benefits', { max: 2_000, hint: 'One on each line.' }),
    places: wholeNumber('Places', {
      max: 999,
      half: true,
      hint: 'How many can be sold; the last one closes the card. Empty for any number.',
    }),
  },
  { noun: 'package', name: 'name', distinct: ['name'], max: 12 },
);
export type SponsorshipPackage = z.output<typeof packageList>[number];
