import { z } from 'zod';
import {
  addPart,
  key,
  line,
  listOfThese,
  oneOfThese,
  richText,
  section,
  wholeNumber,
} from '#rooms/edition/contract.ts';
import { COMMON_PLACEHOLDERS, MAILING_PLACEHOLDERS } from '#rooms/mail/contract.ts';
import * as say from './messages.ts';

const DAYS_MAX = 90;
const REMINDERS_MAX = 6;
const placeholders = MAILING_PLACEHOLDERS;

const reminders = section(
  {
    title: say.reminders,
    lead: say.remindersLead,
    wrong: ({ list }) => {
      const missing = (list as { days: number | null }[]).map(({ days }) => days === null);
      const fields = missing.flatMap((lacks, index) => (lacks ? [`list.${index}.days`] : []));
      return Object.fromEntries(fields.map((field) => [field, say.daysMissing()]));
    },
    placeholders: {
      title: say.reminderPlaceholders,
      lead: say.reminderPlaceholdersLead,
      meanings: Object.fromEntries(placeholders.map((name) => [name, COMMON_PLACEHOLDERS[name]])),
    },
  },
  {
    list: listOfThese(
      say.reminders,
      {
        key: key(say.reminder),
        days: wholeNumber(say.daysBefore, {
          max: DAYS_MAX,
          half: true,
          required: true,
          hint: say.daysBeforeHint,
        }),
        who: oneOfThese(say.onlyWho, z.enum(['everybody', 'news']).default('everybody'), {
          labels: [say.everybodyRegistered, say.whoAskedForNews],
        }),
        subject: line(say.subject, { required: true, max: 150, placeholders }),
        body: richText(say.text, { required: true, max: 10_000, placeholders }),
      },
      { noun: say.reminder, add: say.addReminder, name: 'subject', max: REMINDERS_MAX },
    ),
  },
);

const schema = z.strictObject({ reminders });

declare module '#rooms/edition/content/sections.ts' {
  interface Documents {
    reminders: z.output<typeof schema>;
  }
}

addPart('reminders', {
  title: say.remindersOfEdition,
  place: say.remindersPlace,
  schema,
  access: { right: 'mailings' },
});
