import { useLayoutEffect, useRef } from 'react';
import { kindColours } from '#rooms/people/contract.ts';
import { SewnCloth } from '#ui/cloth/sewn-cloth.tsx';
import type { StationBadge } from '../../contract.ts';
import * as say from '../../phone-messages.ts';

interface PaperBadgeProps {
  summit: string;
  badge: StationBadge;
  /** In mm. */
  width: number;
  height: number;
}

const PICKS = 105;
const LEAST = 8;
const SMALLER = 0.94;

/** A badge as a page of its own, like those of the PDF. */
export function PaperBadge({ summit, badge, width, height }: PaperBadgeProps) {
  const { name, company, details, kind, tone, languages, code } = badge;
  const { ground, text } = kindColours(tone);
  const shorter = Math.min(width, height);
  const written = useRef<HTMLParagraphElement>(null);
  // As large as it fits, whatever else the label says.
  useLayoutEffect(() => {
    const line = written.current;
    const box = line?.parentElement;
    if (!line || !box || !name) return;
    const { height: most, width: broadest } = box.getBoundingClientRect();
    let size = most;
    do {
      line.style.fontSize = `${size}px`;
      size *= SMALLER;
    } while (size > LEAST && (line.offsetHeight > most || line.scrollWidth > broadest + 1));
  });
  return (
    <article
      className="paper-badge"
      data-low={width > 2 * height || undefined}
      style={{ width: `${width}mm`, height: `${height}mm`, fontSize: `${shorter / 10}mm` }}
    >
      <SewnCloth seed={name} strips={1} picks={PICKS} className="paper-cloth" />
      <p className="paper-summit">{summit}</p>
      <div className="paper-name">
        <p ref={written} dir="auto">
          {name}
        </p>
      </div>
      <div className="paper-facts">
        <p dir="auto">{company}</p>
        <p dir="auto">{details}</p>
        <p dir="auto">{languages}</p>
      </div>
      <svg
        className="paper-code"
        viewBox={`0 0 ${code.side} ${code.side}`}
        role="img"
        aria-label={say.ticketCode()}
      >
        <path d={code.path} />
      </svg>
      {kind && (
        <p className="paper-kind" style={{ background: ground, color: text }}>
          {kind}
        </p>
      )}
    </article>
  );
}
