import { useEffect, useRef, useState } from 'react';
import { dateTime } from '#platform/contract/zoned-time.ts';
import { COLOURS, type Verdict } from '../../answer.ts';
import * as say from '../../messages.ts';
import type { Door, Shown } from './door.ts';
import { signal } from './signal.ts';

const WORDS: Readonly<Record<Verdict, () => string>> = {
  in: say.answerIn,
  back: say.answerBack,
  out: say.answerOut,
  already: say.answerAlready,
  'not-in': say.answerNotIn,
  full: say.answerFull,
  unknown: say.answerUnknown,
  'another-day': say.answerAnotherDay,
  cancelled: say.answerCancelled,
  'another-edition': say.answerAnotherEdition,
  forged: say.answerForged,
  'no-ticket': say.answerNoTicket,
};
const ADVICE: Readonly<Partial<Record<Verdict, () => string>>> = {
  unknown: say.adviseUnknown,
  'another-day': say.adviseAnotherDay,
  cancelled: say.adviseCancelled,
  'another-edition': say.adviseAnotherEdition,
  forged: say.adviseForged,
  'no-ticket': say.adviseNoTicket,
  full: say.adviseFull,
};
/** A tick, an exclamation mark, a cross. */
const MARKS = { green: 'M4 13l5 5L20 6', amber: 'M12 4v9M12 19v.01', red: 'M5 5l14 14M19 5L5 19' };

interface Props {
  door: Door;
  shown: Shown;
  zone: string;
  onShow: (next: Shown) => void;
  onClose: () => void;
}

/** Fills the screen until the next one: a colour, a shape and a word, then who it is. */
export function AnswerScreen({ door, shown: { answer, recorded }, zone, onShow, onClose }: Props) {
  const { verdict, person, standing, who } = answer;
  const colour = COLOURS[verdict];
  const next = useRef<HTMLButtonElement>(null);
  const [isNoting, setNoting] = useState(false);
  useEffect(() => {
    signal(colour);
    next.current?.focus();
  }, [colour]);
  return (
    <section className="door-answer" data-colour={colour} data-verdict={verdict} aria-live="assertive">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="door-mark">
        <path d={MARKS[colour]} />
      </svg>
      <p className="door-word">{WORDS[verdict]()}</p>
      {person && (
        <p className="door-name" dir="auto">
          {person.name}
        </p>
      )}
      {person?.company && <p dir="auto">{person.company}</p>}
      {verdict === 'already' && standing && (
        <p>{say.inSince({ time: dateTime(standing.entry.at, zone), device: standing.entry.device })}</p>
      )}
      {ADVICE[verdict] && <p>{ADVICE[verdict]()}</p>}
      {person && person.handedOut.length > 0 && (
        <dl className="door-hand-out">
          {person.handedOut.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {isNoting && who ? (
        <NoteForm
          onSent={async (note) => {
            await door.note(who, note);
            setNoting(false);
          }}
        />
      ) : (
        <div className="door-answer-acts">
          {recorded && (
            <button
              type="button"
              onClick={async () => {
                await door.undo(recorded);
                onClose();
              }}
            >
              {say.undo()}
            </button>
          )}
          {who && person && (
            <button type="button" onClick={() => setNoting(true)}>
              {say.addNote()}
            </button>
          )}
          {colour === 'amber' && answer.records && (
            <button type="button" onClick={async () => onShow(await door.anyway(answer))}>
              {say.letInAnyway()}
            </button>
          )}
          <button type="button" ref={next} className="door-next" onClick={onClose}>
            {say.next()}
          </button>
        </div>
      )}
    </section>
  );
}

function NoteForm({ onSent }: { onSent: (note: string) => void }) {
  const [note, setNote] = useState('');
  return (
    <form
      className="door-answer-acts"
      onSubmit={(event) => {
        event.preventDefault();
        onSent(note);
      }}
    >
      <textarea
        aria-label={say.note()}
        rows={3}
        maxLength={300}
        // biome-ignore lint/a11y/noAutofocus: whoever opens this wants to type
        autoFocus
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <button type="submit" className="door-next" disabled={!note.trim()}>
        {say.saveNote()}
      </button>
    </form>
  );
}
