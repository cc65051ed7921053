import { useId } from 'react';
import type { Preview } from '../contract.ts';
import * as say from '../messages.ts';

interface Props {
  preview: Preview;
  onSheet: (sheet: string) => void;
  onHeadingLine: (line: number) => void;
}

/** Which sheet of the file is read, and where its headings are. */
export function HowItIsRead({ preview, onSheet, onHeadingLine }: Props) {
  const id = useId();
  const { sheets, sheet, headingLine, above } = preview;
  const others = sheets.filter((other) => other !== sheet);
  return (
    <>
      {others.length > 0 && (
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {say.sheet()}
          </label>
          <p className="field-hint" id={`${id}-hint`}>
            {say.sheetRead({ sheet, others: others.join(', ') })}
          </p>
          <select
            id={id}
            aria-describedby={`${id}-hint`}
            className="control"
            value={sheet}
            onChange={({ target }) => onSheet(target.value)}
          >
            {sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      )}
      <div className="field">
        <label className="field-label" htmlFor={`${id}-line`}>
          {say.headingsIn()}
        </label>
        {above.length > 0 && (
          <p className="field-hint" id={`${id}-above`}>
            {say.aboveHeadings({ text: above.join(' · ') })}
          </p>
        )}
        <input
          key={headingLine}
          id={`${id}-line`}
          className="control control-short"
          inputMode="numeric"
          defaultValue={headingLine}
          {...(above.length > 0 && { 'aria-describedby': `${id}-above` })}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          onBlur={({ currentTarget }) => {
            const line = Number(currentTarget.value);
            if (Number.isInteger(line) && line > 0 && line !== headingLine) onHeadingLine(line);
            else currentTarget.value = String(headingLine);
          }}
        />
      </div>
    </>
  );
}
