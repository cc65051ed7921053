import './desk.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import * as say from '../messages.ts';
import { previewStatement, readStatement, type StatementPreview } from '../statement-contract.ts';
import * as tell from '../statement-messages.ts';
import { Left, Matched } from './statement-lines.tsx';
import { type Answers, Preview } from './statement-preview.tsx';

/** Reads statements of banks and operators, and leaves to people what is in doubt. */
export function StatementsScreen() {
  return (
    <Screen
      title={say.statementsTitle()}
      edition="current"
      within={{ to: '/admin/orders', label: say.many() }}
    >
      <p className="panel-lead">{say.statementsLead()}</p>
      <ReadStatement />
      <Left />
      <Matched />
    </Screen>
  );
}

/** A file that is read, but not entered yet, and what was answered about it. */
interface Chosen {
  file: File;
  way: 'bank' | 'mobile-money';
  answers: Answers;
}

interface Read {
  chosen: Chosen;
  preview: StatementPreview;
  /** Of which answers the preview is. */
  of: Chosen;
}

const NOTHING_ANSWERED: Answers = { cameIn: [], arrived: [] };

function bodyOf({ file, way, answers: { days, sheet, cameIn, arrived } }: Chosen) {
  return { file, way, days, sheet, cameIn: JSON.stringify(cameIn), arrived: JSON.stringify(arrived) };
}

function ReadStatement() {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [read, setRead] = useState<Read>();
  const onError = (thrown: unknown) => notify('error', say.failed(), { description: refusalText(thrown) });
  const look = useMutation({
    mutationFn: (chosen: Chosen) => makeCall(previewStatement, { body: bodyOf(chosen) }),
    // An answer stands at once, so that the next one is given besides it, however slow the line is.
    onMutate: (chosen) => setRead((before) => before && { ...before, chosen }),
    onSuccess: (preview, chosen) =>
      setRead((before) => (before && before.chosen !== chosen ? before : { chosen, preview, of: chosen })),
    onError: (thrown) => {
      setRead((before) => before && { ...before, chosen: before.of });
      onError(thrown);
    },
  });
  const enter = useMutation({
    mutationFn: (chosen: Chosen) => makeCall(readStatement, { body: bodyOf(chosen) }),
    onSuccess: ({ message }) => {
      notify('success', message, { settles: say.failed() });
      setRead(undefined);
      form.current?.reset();
      // The button that was pressed is gone; the next file may follow.
      form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
    },
    onError,
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <>
      <Panel title={say.newStatement()}>
        <FileForm form={form} busy={look.isPending} read={look.mutate} changed={() => setRead(undefined)} />
      </Panel>
      {read && (
        <Panel title={tell.previewTitle()} lead={tell.previewLead()}>
          <Preview
            preview={read.preview}
            answers={read.chosen.answers}
            answer={(answers) => look.mutate({ ...read.chosen, answers })}
          />
          <div className="form-actions">
            <Button
              kind="act"
              busy={enter.isPending || look.isPending || read.chosen !== read.of}
              onClick={() => enter.mutate(read.chosen)}
            >
              {enter.isPending ? tell.enteringStatement() : tell.enterStatement()}
            </Button>
          </div>
        </Panel>
      )}
    </>
  );
}

interface FileFormProps {
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  read: (chosen: Chosen) => void;
  /** What was read of another file no longer holds. */
  changed: () => void;
}

function FileForm({ form, busy, read, changed }: FileFormProps) {
  const ids = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [file, way] = [given.get('file'), given.get('way') === 'bank' ? 'bank' : 'mobile-money'] as const;
    if (file instanceof File && file.size > 0) read({ file, way, answers: NOTHING_ANSWERED });
    else notify('error', say.failed(), { description: say.fileMissing() });
  };
  return (
    <form ref={form} className="form" onSubmit={send} onChange={changed}>
      <div className="field">
        <label htmlFor={`${ids}way`} className="field-label">
          {say.way()}
        </label>
        <select id={`${ids}way`} name="way" className="control">
          <option value="bank">{say.bank()}</option>
          <option value="mobile-money">{say.mobileMoney()}</option>
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${ids}file`} className="field-label">
          {say.statementFile()}
        </label>
        <input
          id={`${ids}file`}
          name="file"
          type="file"
          className="file-input"
          accept=".csv,.xlsx,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        />
      </div>
      <div className="form-actions">
        <Button type="submit" kind="act" busy={busy}>
          {busy ? say.readingStatement() : say.readStatement()}
        </Button>
      </div>
    </form>
  );
}
