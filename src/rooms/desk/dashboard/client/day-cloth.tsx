import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useMayKnow } from '#platform/client/session-values.ts';
import { shortDate } from '#platform/contract/zoned-time.ts';
import { attendeeKind } from '#rooms/people/contract.ts';
import { ACROSS, BLOCK, designOf, fromMiddle, type Tone } from '#ui/cloth/cloth.ts';
import type { Overview, Share } from '../contract.ts';
import * as say from '../messages.ts';

/** The threads of the channels, the most frequent first. */
const TONES = ['gold', 'palm', 'clay', 'indigo'] as const satisfies readonly Tone[];
const OTHERS: Tone = 'night';
const HEIGHT = 140;
/** The width of a day, and the bare warp between two. */
const DAY = 16;
const GAP = 4;
/** A figure is drawn as large as the threads that carry it allow. */
const FIGURE = DAY / ACROSS;

interface Days {
  from: number;
  to: number;
}

/**
 * Registrations as weft: a day's threads in the colours of their channels, with the figure of the company of which several
 * came. Pointing or arrows read a day; dragging or Shift with arrows chooses days, and Enter lists who registered then.
 */
export function DayCloth({
  overview: { registrationsPerDay: days, weft, registrationsByNotice },
}: {
  overview: Overview;
}) {
  const navigate = useNavigate();
  const mayList = useMayKnow(attendeeKind);
  const [at, setAt] = useState(days.length - 1);
  const [start, setStart] = useState<number>();
  const [isDragging, setDragging] = useState(false);
  const named = registrationsByNotice.slice(0, TONES.length).map(({ label }) => label);
  const toneOf = (label: string) => TONES[named.indexOf(label)] ?? OTHERS;
  const most = Math.max(1, ...days.map(({ count }) => count));
  const chosen: Days = { from: Math.min(start ?? at, at), to: Math.max(start ?? at, at) };
  const list = ({ from, to }: Days) =>
    mayList &&
    void navigate({ to: '/admin/attendees', search: { from: days[from]?.day, to: days[to]?.day } });
  const dayUnder = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const day = Math.floor(((event.clientX - left) / width) * days.length);
    return Math.min(Math.max(day, 0), days.length - 1);
  };
  const press = (event: KeyboardEvent) => {
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: days.length - 1 }[event.key];
    if (event.key === 'Enter') list(chosen);
    else if (event.key === 'Escape') setStart(undefined);
    else if (next === undefined) return;
    else {
      setStart(event.shiftKey ? (start ?? at) : undefined);
      setAt(Math.min(Math.max(next, 0), days.length - 1));
    }
    event.preventDefault();
  };
  const told = tell({ days, weft }, chosen);
  const width = days.length * (DAY + GAP);
  return (
    <div className="day-cloth">
      <div
        className="day-cloth-loom"
        role="slider"
        tabIndex={0}
        aria-label={say.daysOfRegistrations()}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={at + 1}
        aria-valuetext={told}
        onKeyDown={press}
        onPointerMove={(event) => setAt(dayUnder(event))}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setStart(dayUnder(event));
          setDragging(true);
        }}
        onPointerUp={(event) => {
          if (isDragging) list({ ...chosen, ...(start === undefined && { from: dayUnder(event) }) });
          setDragging(false);
        }}
        onPointerCancel={() => setDragging(false)}
      >
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {days.map(({ day }, index) => (
            <rect
              key={day}
              className="day-cloth-warp"
              data-chosen={(index >= chosen.from && index <= chosen.to) || undefined}
              x={index * (DAY + GAP)}
              width={DAY + GAP}
              height={HEIGHT}
            />
          ))}
          {days.map(({ day, count }, index) => (
            <Weft
              key={day}
              x={index * (DAY + GAP) + GAP / 2}
              parts={[...TONES, OTHERS].map((tone: Tone) => ({
                tone,
                height:
                  (countOf(weft[index]?.channels ?? [], (label) => toneOf(label) === tone) / most) * HEIGHT,
              }))}
              height={(count / most) * HEIGHT}
              group={weft[index]?.group ?? ''}
            />
          ))}
        </svg>
      </div>
      <p className="day-cloth-days" aria-hidden>
        {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
          (one) => one && <span key={one.day}>{shortDate(one.day)}</span>,
        )}
      </p>
      <p className="day-cloth-told" aria-hidden>
        {told}
      </p>
      <ul className="day-cloth-legend">
        {named.map((label) => (
          <li key={label} data-tone={toneOf(label)}>
            {label}
          </li>
        ))}
        {registrationsByNotice.length > named.length && <li data-tone={OTHERS}>{say.otherChannels()}</li>}
        <li data-tone="figure">{say.figuresAreGroups()}</li>
      </ul>
      {mayList && <p className="day-cloth-hint">{say.howToChooseDays()}</p>}
    </div>
  );
}

interface WeftProps {
  x: number;
  height: number;
  parts: { tone: Tone; height: number }[];
  /** Whose figure is woven in. */
  group: string;
}

/** From below, like the rows on a loom. */
function Weft({ x, height, parts, group }: WeftProps) {
  let below = HEIGHT;
  const figure = group && height >= BLOCK * FIGURE;
  return (
    <g>
      {parts.map((part) => {
        below -= part.height;
        return (
          <rect
            key={part.tone}
            className={`in-${part.tone}`}
            x={x}
            y={below}
            width={DAY}
            height={part.height}
          />
        );
      })}
      {figure && <path className="day-cloth-figure" d={figureOf(group, x, HEIGHT - height)} />}
    </g>
  );
}

/** The first figure of a company's own cloth, once, where the day's weft ends. */
function figureOf(company: string, x: number, top: number): string {
  const motif = designOf(company).blocks[0]?.motif;
  const rows = Array.from({ length: BLOCK }, (_row, y) =>
    Array.from({ length: ACROSS }, (_thread, thread) =>
      motif && motif(fromMiddle(ACROSS, thread), fromMiddle(BLOCK, y)) % 2 === 0
        ? `M${x + thread * FIGURE} ${top + y * FIGURE}h${FIGURE}v${FIGURE}h-${FIGURE}z`
        : '',
    ).join(''),
  );
  return rows.join('');
}

function countOf(channels: readonly Share[], isMeant: (label: string) => boolean): number {
  return channels.reduce((sum, { label, count }) => (isMeant(label) ? sum + count : sum), 0);
}

/** What the chosen days hold, in words. */
function tell(
  { days, weft }: { days: Overview['registrationsPerDay']; weft: Overview['weft'] },
  { from, to }: Days,
): string {
  const counts = new Map<string, number>();
  for (const { channels } of weft.slice(from, to + 1)) {
    for (const { label, count } of channels) counts.set(label, (counts.get(label) ?? 0) + count);
  }
  const channels = [...counts].toSorted(([, a], [, b]) => b - a).map(([label, count]) => `${label} ${count}`);
  const [first, last] = [days[from], days[to]].map((one) => (one ? shortDate(one.day) : ''));
  const count = days.slice(from, to + 1).reduce((sum, day) => sum + day.count, 0);
  const group = from === to ? weft[from]?.group : '';
  return [
    from === to ? first : `${first} – ${last}`,
    say.registrationsCounted({ count }),
    ...channels,
    ...(group ? [say.groupOfDay({ company: group })] : []),
  ].join(' · ');
}
