import { useEffect, useRef, useState } from 'react';
import { dateTime, longDate } from '#platform/contract/zoned-time.ts';
import { kindColours } from '#rooms/people/contract.ts';
import { COLOURS, type Listed, type Verdict } from '../../answer.ts';
import * as say from '../../phone-messages.ts';
import type { Door, Shown } from './door.ts';
import { signal } from './signal.ts';
import { NAME_MAX, TITLE_MAX } from './walk-in-form.tsx';

const WORDS: Readonly<Record<Verdict, () => string>> = {
  in: say.answerIn,
  back: say.answerBack,
  out: say.answerOut,
  already: say.answerAlready,
  'not-in': say.answerNotIn,
  full: say.answerFull,
  unpaid: say.answerUnpaid,
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
  unpaid: say.adviseUnpaid,
};
/** Whoever goes, comes back or may not come in gets nothing. */
const EMPTY_HANDED: readonly Verdict[] = ['out', 'back', 'not-in', 'cancelled'];
/** A tick, an exclamation mark, a cross. */
const MARKS = { green: 'M4 13l5 5L20 6', amber: 'M12 4v9M12 19v.01', red: 'M5 5l14 14M19 5L5 19' };

interface Props {
  door: Door;
  shown: Shown;
  zone: string;
  prints: boolean;
  onShow: (next: Shown) => void;
  onClose: () => void;
}

/** Fills the screen until the next one: a colour, a shape and a word, then who it is. */
export function AnswerScreen({ door, shown: { answer, recorded }, zone, prints, onShow, onClose }: Props) {
  const { verdict, person, standing, who } = answer;
  const colour = COLOURS[verdict];
  const ticketDays = verdict === 'another-day' && person?.days?.map(longDate).join(', ');
  const next = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'note' | 'names' | 'printing'>();
  useEffect(() => {
    signal(colour);
    next.current?.focus({ preventScroll: true });
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
      {person?.kind && <Kind {...person} />}
      {verdict === 'already' && standing && (
        <p>{say.inSince({ time: dateTime(standing.entry.at, zone), device: standing.entry.device })}</p>
      )}
      {verdict === 'already' && recorded && <p>{say.recordedAgain()}</p>}
      {ADVICE[verdict] && <p>{ticketDays ? say.adviseOtherDays({ days: ticketDays }) : ADVICE[verdict]()}</p>}
      {person && person.handedOut.length > 0 && !EMPTY_HANDED.includes(verdict) && (
        <dl className="door-hand-out">
          {person.handedOut.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {open === 'names' && person ? (
        <NamesForm
          person={person}
          onSent={async (names) => {
            const corrected = await door.correct(person, names);
            onShow({ answer: { ...answer, person: corrected }, ...(recorded && { recorded }) });
          }}
          onBack={() => setOpen(undefined)}
        />
      ) : open === 'note' && who ? (
        <NoteForm
          onSent={async (note) => {
            await door.note(who, note);
            setOpen(undefined);
          }}
          onBack={() => setOpen(undefined)}
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
            <button type="button" onClick={() => setOpen('note')}>
              {say.addNote()}
            </button>
          )}
          {person && verdict !== 'cancelled' && (
            <button type="button" onClick={() => setOpen('names')}>
              {say.correctName()}
            </button>
          )}
          {person && prints && verdict !== 'cancelled' && (
            <button
              type="button"
              disabled={open === 'printing'}
              onClick={async () => {
                await door.print(person.id);
                setOpen('printing');
              }}
            >
              {open === 'printing' ? say.badgeComes() : say.printBadge()}
            </button>
          )}
          {colour === 'amber' && answer.records && (
            <button
              type="button"
              className="door-anyway"
              onClick={async () => onShow(await door.anyway({ answer, ...(recorded && { recorded }) }))}
            >
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

/** By colour and word, as on the badge. */
function Kind({ kind, tone }: Pick<Listed, 'kind' | 'tone'>) {
  const { ground, text } = kindColours(tone);
  return (
    <p className="door-kind" style={{ background: ground, color: text }}>
      {kind}
    </p>
  );
}

function Back({ onBack }: { onBack: () => void }) {
  return (
    <button type="button" className="door-back" onClick={onBack}>
      {say.back()}
    </button>
  );
}

function NamesForm({
  person,
  onSent,
  onBack,
}: {
  person: Listed;
  onSent: (names: { name: string; company: string }) => void;
  onBack: () => void;
}) {
  const [name, setName] = useState(person.name);
  const [company, setCompany] = useState(person.company);
  return (
    <form
      className="door-answer-acts"
      onSubmit={(event) => {
        event.preventDefault();
        onSent({ name: name.trim(), company: company.trim() });
      }}
    >
      <label className="door-field">
        {say.name()}
        <input
          maxLength={NAME_MAX}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: whoever opens this wants to type
          autoFocus
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label className="door-field">
        {say.company()}
        <input
          maxLength={TITLE_MAX}
          autoComplete="off"
          value={company}
          onChange={({ target }) => setCompany(target.value)}
        />
      </label>
      <Back onBack={onBack} />
      <button type="submit" className="door-next" disabled={!name.trim()}>
        {say.saveName()}
      </button>
    </form>
  );
}

function NoteForm({ onSent, onBack }: { onSent: (note: string) => void; onBack: () => void }) {
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
      <Back onBack={onBack} />
      <button type="submit" className="door-next" disabled={!note.trim()}>
        {say.saveNote()}
      </button>
    </form>
  );
}
