import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useRef,
  useState,
} from 'react';
import { refusalText } from '#platform/client/refusal-text.ts';
import { BOXES } from '#platform/contract/boxes.ts';
import { FILE, fileNameOf } from '#platform/contract/file-answer.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import * as say from '../messages.ts';
import { DateInput } from './date-input.tsx';
import type { FieldDescription } from './field-description.ts';
import { FILE_INPUT } from './file-input.ts';

interface FormFieldProps {
  field: FieldDescription;
  error: string | undefined;
  /** Tells it from the field of the same name in another form of the page. */
  prefix?: string;
  /** Connects the input with the form: its name, handlers and default value. */
  control: InputHTMLAttributes<HTMLInputElement> &
    SelectHTMLAttributes<HTMLSelectElement> &
    TextareaHTMLAttributes<HTMLTextAreaElement>;
}

const LINES_SHOWN = 4;
/** In the place of an answer while its file is on the way. */
const SENDING = '…';

/** A label, its input, a hint and an error message. */
export function FormField(props: FormFieldProps) {
  if (props.field.type === 'several') return <SeveralField {...props} />;
  return props.field.type === 'file' ? <FileField {...props} /> : <SingleField {...props} />;
}

function SingleField({ field, error, prefix = '', control }: FormFieldProps) {
  const id = useId();
  const inputId = fieldId(prefix + field.name);
  const described = [field.hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  const shared = {
    id: inputId,
    className: 'input',
    autoComplete: field.autoComplete,
    required: !field.optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    ...control,
  };
  return (
    <div className="field">
      <label htmlFor={inputId}>
        {field.label}
        {field.optional && <span className="field-optional">{` ${say.optional()}`}</span>}
      </label>
      {field.hint && (
        <p className="field-hint" id={`${id}hint`}>
          {field.hint}
        </p>
      )}
      {field.type === 'choice' && (
        <select {...shared}>
          <option value="">{say.pleaseChoose()}</option>
          {optionsOf(field).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {field.type === 'lines' && <textarea rows={LINES_SHOWN} {...shared} />}
      {/* A field for numbers would drop what isn’t one without a word. */}
      {field.type === 'number' && <input type="text" inputMode="decimal" {...shared} />}
      {field.type === 'date' && <DateInput {...shared} id={inputId} />}
      {isTyped(field.type) && <input type={field.type} {...shared} />}
      {error && <FieldError id={`${id}error`} error={error} />}
    </div>
  );
}

/** What is wrong with a field, in several lines if several things are. */
function FieldError({ id, error }: { id: string; error: string }) {
  const said = linesOf(error);
  if (said.length < 2)
    return (
      <p className="field-error" id={id}>
        {error}
      </p>
    );
  return (
    <div className="field-error" id={id}>
      <ul className="grid gap-1 min-w-0 wrap-anywhere">
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** A box for each option. A script keeps what is ticked in the hidden input; without one, the boxes are posted. */
function SeveralField({ field, error, prefix = '', control }: FormFieldProps) {
  const id = useId();
  const described = [field.hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  const { defaultValue, onChange, ...hidden } = control;
  const chosen = linesOf(String(defaultValue ?? ''));
  const name = `${field.name}${BOXES}`;

  function choose({ currentTarget }: ChangeEvent<HTMLFieldSetElement>) {
    const ticked = [...currentTarget.querySelectorAll<HTMLInputElement>('[type=checkbox]:checked')];
    const kept = currentTarget.querySelector<HTMLInputElement>('[type=hidden]');
    if (!kept || !onChange) return;
    kept.value = ticked.map(({ value }) => value).join('\n');
    const target = { name: field.name, type: kept.type, value: kept.value };
    onChange({ target, type: 'change' } as ChangeEvent<HTMLInputElement>);
  }

  return (
    <fieldset className="field" aria-describedby={described || undefined} onChange={choose}>
      <legend className="field-label">
        {field.label}
        {field.optional && <span className="field-optional">{` ${say.optional()}`}</span>}
      </legend>
      {field.hint && (
        <p className="field-hint" id={`${id}hint`}>
          {field.hint}
        </p>
      )}
      <input type="hidden" {...hidden} name={name} />
      {optionsOf(field).map(({ value, label }, index) => (
        <label key={value} className="box">
          <input
            type="checkbox"
            id={index === 0 ? fieldId(prefix + field.name) : undefined}
            className="checkbox mt-1"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            aria-invalid={error ? true : undefined}
          />
          <span>{label}</span>
        </label>
      ))}
      {error && (
        <p className="field-error" id={`${id}error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/**
 * A file, and the one that is kept already. A script sends it as soon as it is chosen, and keeps what stands for it in the
 * hidden input; without one, the file is posted, and a form that comes back has kept it.
 */
function FileField({ field, error, prefix = '', control }: FormFieldProps) {
  const id = useId();
  const { defaultValue, onChange, ...hidden } = control;
  const [kept, setKept] = useState(String(defaultValue ?? ''));
  const [progress, setProgress] = useState('');
  const [refused, setRefused] = useState('');
  const turn = useRef(0);
  const box = useRef<HTMLDivElement>(null);
  const inputId = fieldId(prefix + field.name);
  const name = `${field.name}${BOXES}`;
  const wrong = refused || error;
  const described = [field.hint && `${id}hint`, `${id}progress`, wrong && `${id}error`]
    .filter(Boolean)
    .join(' ');

  function answerWith(value: string) {
    const input = box.current?.querySelector<HTMLInputElement>('[type=hidden]');
    if (!input || !onChange) return;
    input.value = value;
    const target = { name: field.name, type: input.type, value };
    onChange({ target, type: 'change' } as ChangeEvent<HTMLInputElement>);
  }

  function ticked() {
    return box.current?.querySelector<HTMLInputElement>(':checked')?.value ?? '';
  }

  async function send({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    if (!file || !field.keep || !onChange) return;
    turn.current += 1;
    const own = turn.current;
    // Nothing that stands for a file: the form isn't sent before it is here.
    answerWith(SENDING);
    setRefused('');
    setProgress(say.fileSending({ name: file.name }));
    const outcome = await field.keep(file).then(
      (answer) => ({ answer, refused: '' }),
      (thrown: unknown) => ({ answer: ticked(), refused: refusalText(thrown) }),
    );
    if (own !== turn.current) return;
    input.value = '';
    if (!outcome.refused) setKept(outcome.answer);
    setRefused(outcome.refused);
    setProgress(outcome.refused ? '' : say.fileHere());
    answerWith(outcome.answer);
  }

  return (
    <div className="field" ref={box}>
      <label htmlFor={inputId}>
        {field.label}
        {field.optional && <span className="field-optional">{` ${say.optional()}`}</span>}
      </label>
      {field.hint && (
        <p className="field-hint" id={`${id}hint`}>
          {field.hint}
        </p>
      )}
      <input type="hidden" {...hidden} name={name} />
      {kept && (
        <label className="box" key={kept}>
          <input
            type="checkbox"
            className="checkbox mt-1"
            name={name}
            value={kept}
            defaultChecked
            onChange={() => {
              setProgress('');
              answerWith(ticked());
            }}
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">{fileNameOf(kept)}</span>
        </label>
      )}
      <input
        type="file"
        id={inputId}
        // Not 'No file chosen' below the one that is kept.
        className={kept ? `${FILE_INPUT} text-transparent` : FILE_INPUT}
        name={`${field.name}${FILE}`}
        accept={field.accept}
        required={!field.optional && !kept}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={described}
        onChange={send}
      />
      <p className="field-hint" role="status" id={`${id}progress`}>
        {progress}
      </p>
      {wrong && (
        <p className="field-error" id={`${id}error`} role={refused ? 'alert' : undefined}>
          {wrong}
        </p>
      )}
    </div>
  );
}

function optionsOf({ options = [] }: FieldDescription) {
  return options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
}

function isTyped(type: FieldDescription['type']): boolean {
  return type === 'text' || type === 'email' || type === 'tel';
}

export function fieldId(name: string): string {
  return `field-${name}`;
}
