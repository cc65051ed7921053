import type { Question } from '#modules/content/contract.ts';
import { phoneHint } from '#modules/submissions/phone-hint.ts';
import { answerField, answerOptions } from '#modules/submissions/questions.ts';
import { type Language, ownName } from '#platform/contract/language.ts';
import { LinesField, SelectField, TextField } from '#ui/admin/form/fields.tsx';
import * as say from '../messages.ts';
import { specifiedFields } from './offers/registration-fields.ts';
import { useEdition } from './use-edition.ts';

type Asked = Pick<Question, 'key' | 'label' | 'help' | 'kind' | 'choices'>;

/** The fields of an attendee: those of the public form, and the organisers' note. */
interface Props {
  /** That of the open screen, if it isn’t said. */
  edition?: string;
  notices: readonly string[];
  questions: readonly Asked[];
  /** Those of the site. */
  languages: readonly Language[];
}

export function AttendeeFields({ edition: chosen, notices, questions, languages }: Props) {
  const edition = useEdition(chosen);
  const countsGroups = Boolean(edition?.groupLeast);
  return (
    <>
      {specifiedFields({ phoneHint: phoneHint(edition?.country), countsGroups, notices }).map(
        ({ name, label, type, hint, optional = false, options = [] }) =>
          type === 'choice' ? (
            <SelectField
              key={name}
              name={name}
              label={label}
              options={options}
              placeholder={say.pleaseChoose()}
              required
            />
          ) : (
            <TextField
              key={name}
              name={name}
              label={label}
              type={type}
              hint={hint}
              autoComplete="off"
              required={!optional}
            />
          ),
      )}
      {questions.map((question) => (
        <AnswerField key={question.key} question={question} />
      ))}
      {languages.length > 1 && (
        <SelectField
          name="language"
          label={say.language()}
          hint={say.languageHint()}
          options={languages.map((value) => ({ value, label: ownName(value) }))}
          required
        />
      )}
      <LinesField name="note" label={say.note()} hint={say.noteHint()} />
    </>
  );
}

/** Nobody at the desk has to answer for somebody else. */
function AnswerField({ question }: { question: Asked }) {
  const { label, help, kind } = question;
  const field = { name: answerField(question), label, ...(help && { hint: help }) };
  if (kind === 'lines') return <LinesField {...field} />;
  if (kind === 'line') return <TextField {...field} autoComplete="off" />;
  if (kind === 'date') return <TextField {...field} type="date" short />;
  if (kind === 'number') return <TextField {...field} inputMode="decimal" short />;
  return <SelectField {...field} options={answerOptions(question)} placeholder="–" />;
}
