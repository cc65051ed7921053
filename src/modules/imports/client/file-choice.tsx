import { useId } from 'react';
import { FILE_SIZE_MAX, ROWS_MAX } from '../contract.ts';

const ROWS = new Intl.NumberFormat('en-GB').format(ROWS_MAX);

export function FileChoice({ onChoose }: { onChoose: (file: File) => void }) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        CSV or XLSX file
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        The first row has the headings, such as Name and Company. At most {ROWS} rows and {FILE_SIZE_MAX}.
        Nothing is imported before you have seen what it will be.
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
