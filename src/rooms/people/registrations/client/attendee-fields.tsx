import { fileNameOf } from '#platform/contract/file-answer.ts';
import { useReaderLanguages } from '#rooms/access/browser.ts';
import type { Question } from '#rooms/edition/contract.ts';
import type { NotRequired } from '#rooms/people/submissions/not-required.ts';
import { phoneHint } from '#rooms/people/submissions/phone-hint.ts';
import { answerField, answerOptions } from '#rooms/people/submissions/questions.ts';
import { LinesField, SelectField, SeveralField, TextField } from '#ui/admin/form/fields.tsx';
import * as say from '../messages.ts';
import { specifiedFields } from './offers/registration-fields.ts';
import { useEdition } from './use-edition.ts';

type Asked = Pick<Question, 'key' | 'label' | 'help' | 'kind' | 'choices'> & { answer?: string };

/** The fields of an attendee: those of the public form, and the organisers' note. */
interface Props {
  /** That of the open screen, if it isn’t said. */
  edition?: string;
  notices: readonly string[];
  notRequired: NotRequired;
  questions: readonly Asked[];
}

export function AttendeeFields({ edition: chosen, notices, notRequired, questions }: Props) {
  const languages = useReaderLanguages();
  const edition = useEdition(chosen);
  const countsGroups = Boolean(edition?.groupLeast);
  return (
    <>
      {specifiedFields({ phoneHint: phoneHint(edition?.country), countsGroups, notRequired, notices }).map(
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
      {languages.length > 0 && (
        <SelectField
          name="language"
          label={say.language()}
          hint={say.languageHint()}
          options={languages}
          required
        />
      )}
      <LinesField name="note" label={say.note()} hint={say.noteHint()} />
    </>
  );
}

/** Nobody at the desk has to answer for somebody else. */
function AnswerField({ question }: { question: Asked }) {
  const { label, help, kind, answer = '' } = question;
  const field = { name: answerField(question), label, ...(help && { hint: help }) };
  if (kind === 'lines') return <LinesField {...field} />;
  if (kind === 'line') return <TextField {...field} autoComplete="off" />;
  if (kind === 'date') return <TextField {...field} type="date" short />;
  if (kind === 'number') return <TextField {...field} inputMode="decimal" short />;
  if (kind === 'file') return answer && <KeptFile field={field} answer={answer} />;
  if (kind === 'several') return <SeveralField {...field} options={answerOptions(question)} />;
  return <SelectField {...field} options={answerOptions(question)} placeholder="–" />;
}

/** Who sent a file replaces it on their own page; here it can only be taken away. */
function KeptFile({ field, answer }: { field: { name: string; label: string }; answer: string }) {
  const options = [{ value: answer, label: fileNameOf(answer) ?? answer }];
  return <SelectField {...field} options={options} placeholder="–" />;
}
