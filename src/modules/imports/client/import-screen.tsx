import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { viewEditions } from '#modules/editions/edition-calls.ts';
import { editionsOfNew } from '#modules/editions/edition-options.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import { type KindName, kindNamed } from '#platform/contract/kind.ts';
import { askBeyondPlaces } from '#ui/admin/ask-beyond-places.ts';
import { Button } from '#ui/admin/button.tsx';
import { editionInUse } from '#ui/admin/chosen-edition.ts';
import { Switch } from '#ui/admin/form/fields.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { FILE_SIZE_MAX, previewImport, ROWS_MAX, runImport } from '../contract.ts';
import { ColumnsTable } from './columns-table.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { Problems } from './problems.tsx';

const MOST_ROWS = new Intl.NumberFormat('en-GB').format(ROWS_MAX);

interface EditionProps {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (edition: string) => void;
}

const COUNT = new Intl.NumberFormat('en-GB');
const FAILED = 'The import failed.';

/** Reads records from a file in steps: the file, what its columns are, what is wrong with which row, the import. */
export function ImportScreen({ kind }: { kind: KindName }) {
  const queries = useQueryClient();
  const [file, setFile] = useState<{ file: File; number: number }>();
  const [columns, setColumns] = useState<string>();
  const [confirm, setConfirm] = useState(false);
  const [imported, setImported] = useState(0);
  const editions = useReply(viewEditions, ({ records }) => editionsOfNew(records, editionInUse()));
  const [chosen, setChosen] = useState<string>();
  const edition = kind === 'attendee' ? (chosen ?? editions?.chosen) : undefined;
  const input = { query: { kind }, body: { file: file?.file ?? new File([], ''), columns, edition } };
  const preview = useQuery({
    queryKey: [previewImport.name, kind, file?.number, columns, edition],
    queryFn: ({ signal }) => makeCall(previewImport, input, { signal }),
    enabled: file !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const run = useMutation({
    mutationFn: () =>
      askBeyondPlaces((allowed) =>
        makeCall(runImport, { ...input, body: { ...input.body, confirm, ...allowed } }),
      ),
    onSuccess: ({ message, left }) => {
      const description = left > 0 ? `${COUNT.format(left)} rows were left out.` : '';
      notify('success', message, { settles: FAILED, ...(description && { description }) });
      setFile(undefined);
      setImported((before) => before + 1);
    },
    onError: (thrown) => notify('error', FAILED, { description: refusalText(thrown) }),
    onSettled: () => queries.invalidateQueries(),
  });
  const { many, list } = listOf(kind);
  const read = file && preview.data;
  return (
    <Screen title={`Import ${many.toLowerCase()}`} within={{ to: list.screen, label: many }}>
      <Panel title="File">
        {edition && editions && editions.options.length > 1 && (
          <EditionOfImport options={editions.options} value={edition} onChange={setChosen} />
        )}
        <FileChoice
          key={imported}
          onChoose={(next) => {
            setColumns(undefined);
            setFile({ file: next, number: (file?.number ?? 0) + 1 });
          }}
        />
        {file && preview.isFetching && <p role="status">Reading the file…</p>}
        {file && preview.error && (
          <p role="alert" className="warning">
            {refusalText(preview.error)}
          </p>
        )}
      </Panel>
      {read && !preview.error && (
        <>
          <Panel title="Columns" lead={`${read.format}. These are its first rows; say what each column is.`}>
            <ColumnsTable preview={read} onChange={setColumns} />
          </Panel>
          <Panel title="Check">
            <p role="status">
              <strong>
                {COUNT.format(read.importable)} of {COUNT.format(read.rows)} rows
              </strong>{' '}
              can be imported.{read.problemTotal > 0 && ' Rows with a problem are left out.'}
            </p>
            <Problems preview={read} />
            {edition === CURRENT_EDITION && (
              <Switch
                label="Send them the confirmation"
                hint="With the ticket and the link of their own page. It can also be sent later, from the list."
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
                {run.isPending ? 'Importing…' : `Import ${COUNT.format(read.importable)}`}
              </Button>
              <Link to={list.screen}>Cancel</Link>
            </div>
          </Panel>
        </>
      )}
      <EarlierImports kind={kind} />
    </Screen>
  );
}

function listOf(name: KindName) {
  const kind = kindNamed(name);
  if (!kind?.list) throw new Error(`${name} has no list`);
  return { many: kind.many(), list: kind.list };
}

/** The edition that the people in the file belong to. */
function EditionOfImport({ options, value, onChange }: EditionProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        Edition
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
        CSV or XLSX file
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        The first row has the headings, such as Name and Company. At most {MOST_ROWS} rows and {FILE_SIZE_MAX}
        . Nothing is imported before you have seen what it will be.
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
