import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import { type KindName, kindNamed } from '#platform/contract/kind.ts';
import { locale } from '#platform/contract/language.ts';
import { viewEditions } from '#rooms/edition/editions/contract.ts';
import { editionsOfNew } from '#rooms/edition/editions/edition-options.ts';
import { askBeyondPlaces } from '#ui/admin/ask-beyond-places.ts';
import { Button, buttonClass } from '#ui/admin/button.tsx';
import { editionInUse } from '#ui/admin/chosen-edition.ts';
import { Switch } from '#ui/admin/form/fields.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { RichMessage } from '#ui/rich-message.tsx';
import {
  type Correction,
  type Decision,
  fileSizeMax,
  type Preview,
  previewImport,
  ROWS_MAX,
  runImport,
} from '../contract.ts';
import * as say from '../messages.ts';
import { ColumnsTable, chosenAs } from './columns-table.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { HowItIsRead } from './how-it-is-read.tsx';
import { Problems } from './problems.tsx';
import { RefusedDownload, type RefusedFile, readRefused } from './refused-download.tsx';
import { WhatItComesTo } from './what-it-comes-to.tsx';
import { WhatWasRead } from './what-was-read.tsx';

/** How the file is read, as far as somebody has said so. */
interface Reading {
  sheet?: string;
  headingLine?: number;
  columns?: readonly string[];
  corrections: readonly Correction[];
  decisions: readonly Decision[];
}
const AS_RECOGNISED: Reading = { corrections: [], decisions: [] };
interface Imported {
  times: number;
  id: string;
  added: number;
  /** The rows that had a problem, as a file. */
  refused?: (RefusedFile & { count: number }) | undefined;
}
const NOTHING_YET: Imported = { times: 0, id: '', added: 0 };
const MOST_ROWS = new Intl.NumberFormat(locale()).format(ROWS_MAX);

interface EditionProps {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (edition: string) => void;
}

/** Reads records from a file in steps: the file, what its columns are, what is wrong with which row, the import. */
export function ImportScreen({ kind }: { kind: KindName }) {
  const queries = useQueryClient();
  const [file, setFile] = useState<{ file: File; number: number }>();
  const [reading, setReading] = useState<Reading>(AS_RECOGNISED);
  const [confirm, setConfirm] = useState(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  const [imported, setImported] = useState<Imported>(NOTHING_YET);
  const editions = useReply(viewEditions, ({ records }) => editionsOfNew(records, editionInUse()));
  const [chosen, setChosen] = useState<string>();
  const edition = kindNamed(kind)?.isOfEdition ? (chosen ?? editions?.chosen) : undefined;
  const { sheet, headingLine, columns, corrections, decisions } = reading;
  const input = {
    query: { kind },
    body: {
      file: file?.file ?? new File([], ''),
      edition,
      ...(sheet && { sheet }),
      ...(headingLine && { headingLine }),
      ...(columns && { columns: columns.join() }),
      ...(corrections.length > 0 && { corrections: JSON.stringify(corrections) }),
      ...(decisions.length > 0 && { decisions: JSON.stringify(decisions) }),
    },
  };
  const table = [file?.number, sheet, headingLine].join();
  const preview = useQuery({
    queryKey: [previewImport.name, kind, table, edition, reading],
    queryFn: ({ signal }) => makeCall(previewImport, input, { signal }),
    enabled: file !== undefined,
    // Its columns are chosen while the answer is on its way; those of another table would be taken for its own.
    placeholderData: (before, query) => (query?.queryKey[2] === table ? before : undefined),
    retry: false,
    gcTime: 0,
  });
  const run = useMutation({
    mutationFn: async () => {
      const count = preview.data?.refused ?? 0;
      // Who has been imported would be refused afterwards.
      const refused = count > 0 ? { count, ...(await readRefused(input)) } : undefined;
      const done = await askBeyondPlaces((allowed) =>
        makeCall(runImport, { ...input, body: { ...input.body, confirm, ...allowed } }),
      );
      return { ...done, refused };
    },
    onSuccess: ({ message, left, added, id = '', refused }) => {
      const description = left > 0 ? say.rowsLeftOut({ count: left }) : '';
      notify('success', message, { settles: say.importFailed(), ...(description && { description }) });
      setFile(undefined);
      setReading(AS_RECOGNISED);
      setImported(({ times }) => ({ times: times + 1, id, added, refused }));
    },
    onError: (thrown) => notify('error', say.importFailed(), { description: refusalText(thrown) }),
    onSettled: () => queries.invalidateQueries(),
  });
  const { many, list } = listOf(kind);
  const read = file && preview.data;
  const { refused } = imported;
  return (
    <Screen title={say.importKind({ kind: many.toLowerCase() })} within={{ to: list, label: many }}>
      <Panel title={say.file()}>
        {edition && editions && editions.options.length > 1 && (
          <EditionOfImport options={editions.options} value={edition} onChange={setChosen} />
        )}
        <FileChoice
          key={imported.times}
          onChoose={(next) => {
            setReading(AS_RECOGNISED);
            setFile({ file: next, number: (file?.number ?? 0) + 1 });
          }}
        />
        {file && preview.isFetching && <p role="status">{say.readingFile()}</p>}
        {file && preview.error && (
          <p role="alert" className="warning">
            {refusalText(preview.error)}
          </p>
        )}
        {!file && imported.added > 0 && (
          <p>
            <Link
              to={list}
              search={imported.id && kind === 'attendee' ? { imported: imported.id, edition } : {}}
              className={buttonClass('act')}
            >
              {say.seeImported({ count: imported.added })}
            </Link>
          </p>
        )}
        {!file && refused && <RefusedDownload count={refused.count} read={async () => refused} />}
      </Panel>
      {read && !preview.error && (
        <>
          <Panel title={say.columns()} lead={say.columnsLead({ format: read.format })}>
            <HowItIsRead
              preview={read}
              onSheet={(next) => setReading({ ...AS_RECOGNISED, sheet: next })}
              onHeadingLine={(next) =>
                setReading({ ...AS_RECOGNISED, ...(sheet && { sheet }), headingLine: next })
              }
            />
            <ColumnsTable
              preview={read}
              chosen={columns ?? recognisedIn(read)}
              onChoose={(index, field) =>
                setReading((before) => ({
                  ...before,
                  columns: chosenAs(before.columns ?? recognisedIn(read), index, field, read.fields),
                }))
              }
            />
          </Panel>
          <Panel title={say.check()}>
            <p role="status" ref={outcome} tabIndex={-1}>
              <RichMessage
                of={say.importableRows({ importable: read.importable, rows: read.rows })}
                tags={{ count: (words) => <strong>{words}</strong> }}
              />
              {read.problemTotal > 0 && ` ${say.problemsLeftOut()}`}
            </p>
            <WhatItComesTo
              preview={read}
              onDecide={(next) =>
                setReading((before) => ({ ...before, decisions: [...before.decisions, next] }))
              }
            />
            <Problems
              preview={read}
              outcome={outcome}
              onCorrect={(next) =>
                setReading((before) => ({
                  ...before,
                  corrections: [
                    ...before.corrections.filter(
                      ({ line, field }) => line !== next.line || field !== next.field,
                    ),
                    next,
                  ],
                }))
              }
            />
            <WhatWasRead preview={read} />
            {read.refused > 0 && <RefusedDownload count={read.refused} read={() => readRefused(input)} />}
            {kind === 'attendee' && edition === CURRENT_EDITION && (
              <Switch
                label={say.sendThemConfirmation()}
                hint={say.confirmationHint()}
                checked={confirm}
                onChange={(event) => setConfirm(event.target.checked)}
              />
            )}
            <div className="form-actions">
              <Button
                kind="act"
                busy={run.isPending}
                disabled={read.importable === 0 || preview.isFetching}
                onClick={() => run.mutate()}
              >
                {run.isPending ? say.importing() : say.importRows({ count: read.importable })}
              </Button>
              <Link to={list}>{say.cancel()}</Link>
            </div>
          </Panel>
        </>
      )}
      <EarlierImports kind={kind} />
    </Screen>
  );
}

function recognisedIn({ columns }: Preview): string[] {
  return columns.map(({ field }) => field);
}

function listOf(name: KindName) {
  const kind = kindNamed(name);
  const screen = kind?.list?.screen ?? kind?.listScreen;
  if (!kind || !screen) throw new Error(`${name} has no list`);
  return { many: kind.many(), list: screen };
}

/** The edition that the people in the file belong to. */
function EditionOfImport({ options, value, onChange }: EditionProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {say.edition()}
      </label>
      <select id={id} className="control" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function FileChoice({ onChoose }: { onChoose: (file: File) => void }) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {say.csvOrXlsxFile()}
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {say.fileHint({ rows: MOST_ROWS, size: fileSizeMax() })}
      </p>
      <input
        id={id}
        aria-describedby={`${id}-hint`}
        className="file-input"
        type="file"
        accept=".csv,.tsv,.txt,.xlsx"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onChoose(file);
        }}
      />
    </div>
  );
}
