import type { KeyboardEvent, MouseEvent } from 'react';
import { FOCUS_CENTRE } from '#platform/contract/picture-focus.ts';
import * as say from '../../messages.ts';

const STEP = 10;
const ARROWS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface FocusPointProps {
  src: string;
  alt: string;
  /** Two percentages, from the left and from the top. */
  value: string;
  onChange: (value: string) => void;
}

/** A picture with the point that is never cut off, which can be moved. */
export function FocusPoint({ src, alt, value, onChange }: FocusPointProps) {
  const [left = 50, top = 50] = (value || FOCUS_CENTRE).split(' ').map(Number);

  function move(toLeft: number, toTop: number) {
    const within = (at: number) => Math.min(100, Math.max(0, Math.round(at / STEP) * STEP));
    onChange(`${within(toLeft)} ${within(toTop)}`);
  }

  function pick(event: MouseEvent<HTMLButtonElement>) {
    // A key was pressed, which says nothing about a place.
    if (event.detail === 0) return;
    const { left: x, top: y, width, height } = event.currentTarget.getBoundingClientRect();
    move(((event.clientX - x) / width) * 100, ((event.clientY - y) / height) * 100);
  }

  function step(event: KeyboardEvent) {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    move(left + by[0], top + by[1]);
  }

  return (
    <>
      <button
        type="button"
        className="focus-point"
        onClick={pick}
        onKeyDown={step}
        aria-label={say.focusPoint({ left, top })}
      >
        <img src={`${src}?w=640`} alt={alt} />
        <span
          className="focus-point-mark"
          aria-hidden
          style={{ insetInlineStart: `${left}%`, top: `${top}%` }}
        />
      </button>
      <p className="field-hint">{say.focusPointHint()}</p>
    </>
  );
}
