import { expect, test } from 'vitest';
import { areOneTax } from './same-levy.ts';

const areTwins = (one: string, other: string, rate = '5') => {
  const found = areOneTax({ name: one, rate }, { name: other, rate });
  expect(areOneTax({ name: other, rate }, { name: one, rate })).toBe(found);
  return found;
};

test.each([
  ['COVID-19 levy', 'COVID levy'],
  ['Covid19', 'COVID-19 Health Recovery Levy'],
  ['TPS', 'GST'],
  ['Goods & Services Tax', 'Taxe sur les prestations de services'],
  ['T.V.A.', 'Imposto sobre o valor acrescentado'],
  ['GETFund', 'Ghana Education Trust Fund Levy'],
  ['Taxe de séjour', 'Tourism development levy'],
  ['Stamp duty', 'Droit de timbre'],
  ['Withholding tax', 'Retenção na fonte'],
  // Of none that is known.
  ['Harbour-2026 levy', 'Harbour levy'],
  ['Road Safety and Rescue Levy', 'RSRL'],
  ['Levy for harbours of Tema', 'Harbours Tema tax'],
])('‘%s’ and ‘%s’ are one tax', (one, other) => {
  expect(areTwins(one, other)).toBe(true);
});

test.each([
  ['Levy 1', 'Levy 2'],
  ['Levy', 'Levy 2'],
  ['Zone-1 levy', 'Zone-2 levy'],
  ['VAT', 'NHIL'],
  ['GETFund', 'NHIL'],
  ['COVID-19 levy', 'Tourism levy'],
  ['Service charge', 'Goods and Services Tax'],
  ['TVA', 'TPS'],
])('‘%s’ and ‘%s’ are two', (one, other) => {
  expect(areTwins(one, other)).toBe(false);
});
