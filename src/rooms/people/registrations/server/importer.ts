import { z } from 'zod';
import { emailKey } from '#platform/contract/email-address.ts';
import { optional } from '#platform/contract/fields.ts';
import { DESK_LANGUAGES } from '#platform/contract/language.ts';
import { nest } from '#platform/contract/nest.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { defineImporter, type Importer, type ImportField } from '#platform/server/importer.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { lastNameFirstField } from '#platform/server/turned-names.ts';
import { OTHER_NOTICE, OTHER_NOTICES } from '#rooms/edition/contract.ts';
import { countryOf, editionOfNew } from '#rooms/edition/server.ts';
import {
  answerField,
  answerOptions,
  answersTo,
  completeNumbers,
  ENTERED_AT_THE_DESK,
  FIRST_NAME,
  importedFields,
  importedLanguages,
  keepAnswers,
  LAST_NAME,
  MAY_BE_EMPTY,
  MIDDLE_NAME,
  type NotRequired,
  noticeMissing,
  noticesIn,
  notRequiredIn,
  questionsOf,
  withNotice,
  without,
  wrongNumbers,
} from '#rooms/people/submissions/server/service.ts';
import { enteredAttendee } from '../desk.ts';
import * as say from '../messages.ts';
import { newAttendee } from './attendee-row.ts';
import { addAttendees, changeState } from './changes.ts';
import { confirmImported } from './confirm-imported.ts';
import { NEVER_COUNTED } from './discount-key.ts';
import { readyNumbers } from './imported-numbers.ts';
import { STATE_HEADINGS, standingOf, stateCell } from './imported-states.ts';
import { findAttendee, takenAddresses } from './queries.ts';

const AT_ONCE = 200;

const NOTES = [
  ...['Note', 'Notes', 'Remark', 'Remarks', 'Comment', 'Comments', 'Remarque', 'Remarques', 'Commentaire'],
  ...['Commentaires', 'Observations', 'Observações', 'Notas'],
];
const isNote = (heading: string) =>
  NOTES.some((one) => normaliseForSearch(one) === normaliseForSearch(heading));

/** Made when a file is read: headings are known in all languages of the desk. */
const importFields = (): ImportField[] => [
  ...importedFields(),
  { ...FIRST_NAME, partOf: 'name', name: 'first_name', label: say.firstName },
  { ...MIDDLE_NAME, partOf: 'name', name: 'middle_name', label: say.middleName, mayLack: true },
  { ...LAST_NAME, partOf: 'name', name: 'last_name', label: say.lastName },
  lastNameFirstField('name', say.lastNameFirst),
  {
    name: 'dial_code',
    label: say.dialCode,
    synonyms: ['Dial code', 'Calling code', 'Country calling code', 'Phone country code', 'Indicatif pays'],
    looksLike: (value) => /^(\+|00)?\d{1,4}$/u.test(value.replaceAll(/[\s()-]/gu, '')),
  },
  { name: 'state', label: say.stateHeading, synonyms: STATE_HEADINGS, collects: stateCell },
  {
    name: 'note',
    label: say.note,
    synonyms: NOTES,
    collects: (heading, value) => (isNote(heading) || !heading ? value : `${heading}: ${value}`),
  },
];

/** With what organisers ask in the edition: its columns are guessed by the questions. */
export async function attendeeImporter(
  database: Database,
  { clock }: CallContext,
  edition?: string,
): Promise<Importer> {
  const findEditionId = async (within: Database) =>
    (await editionOfNew(within, clock.now(), edition))?.id ?? null;
  const editionId = await findEditionId(database);
  // No file holds files.
  const questions = (await questionsOf(database, 'registration', editionId)).filter(
    ({ kind }) => kind !== 'file',
  );
  const notices = await noticesIn(database, 'registration', editionId);
  /** For whoever is in a file that doesn't say how they heard of the summit. */
  const other = await withNotice(database, 'registration', editionId, { notice: OTHER_NOTICE });
  const otherwise = notices.find((one) => OTHER_NOTICES.has(normaliseForSearch(one))) ?? other.notice;
  const answers = questions.map((question) => ({
    name: answerField(question),
    label: () => question.label,
    ...(question.kind === 'several' && { isSeveral: true as const }),
    readAs: Object.fromEntries(
      answerOptions(question).flatMap(({ value, label }) => [
        [normaliseForSearch(label), value],
        [normaliseForSearch(value), value],
      ]),
    ),
  }));
  const country = await countryOf(database, editionId);
  const schemaWith = (notRequired: NotRequired, among: readonly string[]) => {
    const schema = without(enteredAttendee, notRequired)
      .extend({
        notice: z.enum(among, { error: noticeMissing }),
        language: optional(enteredAttendee.shape.language),
        answers: answersTo(questions, 'organiser').prefault({}),
      })
      .transform((row) => completeNumbers(row, country))
      .superRefine((row, { addIssue }) => {
        for (const [name, message] of Object.entries(wrongNumbers(row))) {
          addIssue({ code: 'custom', path: [name], message });
        }
      });
    return z.preprocess(({ state: _judged, ...fields }: Record<string, unknown>) => nest(fields), schema);
  };
  // Who was registered at the door was asked for little, as lists that we exported say.
  const ofWalkIns = DESK_LANGUAGES.map((of) => sayIn(of, say.noticeWalkIn));
  const walkIn = schemaWith(MAY_BE_EMPTY, ofWalkIns);
  return defineImporter({
    schema: schemaWith(await notRequiredIn(database, editionId), [...notices, otherwise]),
    schemaOf: ({ notice = '' }) => (ofWalkIns.includes(notice) ? walkIn : undefined),
    standing: standingOf,
    hasTitles: true,
    ready: (values) => {
      const { values: ready, remarks } = readyNumbers(values, country);
      return {
        values: ready,
        remarks: [...remarks, ...(values.notice ? [] : [say.noticeOtherwise({ notice: otherwise })])],
      };
    },
    fields: [
      ...importFields().map((field) => (field.name === 'notice' ? { ...field, otherwise } : field)),
      ...importedLanguages(),
      ...answers,
    ],
    keyOf: ({ email }) => emailKey(email),
    keyField: 'email',
    confirming: confirmImported,
    taken: say.alreadyRegistered,
    findTaken: async (database, _context, keys) =>
      takenAddresses(database, await findEditionId(database), keys),

    async insert(database, context, forms, allowed) {
      const belongsTo = await findEditionId(database);
      const consent = ENTERED_AT_THE_DESK.version;
      const rows = forms.map(({ note, language = null, answers: given, ...person }) => ({
        ...newAttendee(context, belongsTo, {
          ...{ ...person, language, consent },
          answers: keepAnswers(questions, given),
        }),
        discount_key: NEVER_COUNTED,
        note: note ?? null,
      }));
      for (let start = 0; start < rows.length; start += AT_ONCE) {
        const some = rows.slice(start, start + AT_ONCE);
        await addAttendees(database, context, belongsTo, some, allowed);
      }
      return rows.map(({ id }) => id);
    },

    async remove(database: Database, context: CallContext, ids: readonly string[]) {
      const deleted_at = context.clock.now().toISOString();
      let removed = 0;
      for (const id of ids) {
        const row = await findAttendee(database, id);
        if (!row) continue;
        await changeState(database, context, row, { deleted_at });
        removed += 1;
      }
      return removed;
    },
  });
}
