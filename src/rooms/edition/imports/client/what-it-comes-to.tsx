import { Button } from '#ui/admin/button.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import type { Decision, Preview } from '../contract.ts';
import * as say from '../messages.ts';

interface Props {
  preview: Preview;
  onDecide: (decision: Decision) => void;
}

/** What was imported before, what says itself that it doesn't count, and the words that somebody has to decide about. */
export function WhatItComesTo({ preview, onDecide }: Props) {
  const { before, taken, leftOut, remarks, words } = preview;
  const reasons = leftOut.map(({ reason, count }) => say.reasonCounted({ reason, count })).join(', ');
  const leftOutCount = leftOut.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {before && (
        <p className="warning" role="status">
          <RichMessage of={say.sameRowsBefore()} tags={{ time: () => <Instant value={before} /> }} />{' '}
          {say.takenAlready({ count: taken })}
        </p>
      )}
      {!before && taken > 0 && <p>{say.takenAlready({ count: taken })}</p>}
      {leftOutCount > 0 && <p>{say.rowsSayThemselves({ count: leftOutCount, reasons })}</p>}
      {remarks.map(({ remark, count }) => (
        <p key={remark}>{say.remarkCounted({ remark, count })}</p>
      ))}
      {words.length > 0 && (
        <fieldset className="import-words">
          <legend>{say.unknownWords()}</legend>
          {words.map(({ column, word, count }) => {
            const said = word
              ? say.unknownWord({ column, word, count })
              : say.unknownEmpty({ column, count });
            return (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset within this one would have a frame of its own
              <div key={`${column} ${word}`} role="group" aria-label={said}>
                <span>{said}</span>
                <Button onClick={() => onDecide({ column, word, take: true })}>{say.takeThem()}</Button>
                <Button onClick={() => onDecide({ column, word, take: false })}>{say.leaveThemOut()}</Button>
              </div>
            );
          })}
        </fieldset>
      )}
    </>
  );
}
