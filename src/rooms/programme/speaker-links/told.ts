import { z } from 'zod';
import { lines, optional, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { callShape } from '#platform/contract/record.ts';
import { speakerFields } from '#rooms/programme/speakers/speaker-fields.ts';
import * as say from './messages.ts';

const { title, fullname, designation, company, countryCode, description } = speakerFields;

/** What visitors read of a speaker, as far as the speaker may propose something else. */
export const proposable = { title, fullname, designation, company, countryCode, description };
export type Proposable = keyof typeof proposable;
export const PROPOSABLE = Object.keys(proposable) as Proposable[];

/** What may be proposed, by field. */
export type Proposed = Partial<Record<Proposable, string>>;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const NEEDS_MAX = 2_000;
/** The longest summit has fewer days. */
const DAYS_MAX = 31;

const time = optional(text(5).regex(TIME, { error: () => say.noTime() }));
const day = z
  .strictObject({
    day: z.iso.date(),
    /** Not there at all. */
    isAway: z.boolean(),
    from: time,
    until: time,
  })
  .refine(({ from, until }) => !from || !until || from < until, {
    error: () => say.endsBeforeItBegins(),
    path: ['until'],
  });

/** When a speaker can speak on a day of the edition: all day, unless it says otherwise. In the edition's zone. */
export type SpeakerHours = z.output<typeof day>;

export const RECORDING = ['yes', 'no'] as const;

/** What a speaker sends on their own page. The picture is beside it. */
export const toldForm = z.strictObject({
  ...callShape(proposable),
  topic: optional(text(TITLE_MAX)),
  needs: optional(lines(NEEDS_MAX)),
  recording: optional(z.enum(RECORDING)),
  hours: z.array(day).max(DAYS_MAX),
});
export type Told = z.output<typeof toldForm>;
