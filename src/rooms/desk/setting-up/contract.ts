import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { sectionName, startingTexts } from '#rooms/edition/contract.ts';

/** The steps of setting up a site, in their order. */
export const STEPS = [
  'language',
  'name',
  'dates',
  'place',
  'fees',
  'contact',
  'look',
  'words',
  'publish',
] as const;
export type Step = (typeof STEPS)[number];

export const viewSettingUp = defineCall({
  name: 'viewSettingUp',
  summary: 'How far the setting-up of the site is, and what of a sample visitors still see',
  method: 'GET',
  path: '/api/v1/setting-up',
  access: 'administrator',
  reply: z.strictObject({
    /** Whether the site was ever published. */
    wasPublished: z.boolean(),
    /** The first step at which something is missing. */
    next: z.enum(STEPS),
    /** Whether there is an edition. */
    entered: z.boolean(),
    /** With what the texts of the edition began; null once they have been written. */
    words: startingTexts.nullable(),
    /** In production only, like the samples. */
    leftovers: z.array(
      z.strictObject({ section: sectionName, title: z.string(), labels: z.array(z.string()) }),
    ),
    /** How many sample records visitors see of each kind; those without any are left out. */
    samples: z.array(z.strictObject({ kind: z.string(), count: z.number().int() })),
  }),
});
