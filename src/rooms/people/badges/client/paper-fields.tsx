import { useState } from 'react';
import { BADGE_PAPERS, BADGE_SIZE, type BadgePaper, badgePaper } from '../contract.ts';
import * as say from '../messages.ts';

const PAPERS = { a4: say.paperA4, a6: say.paperA6, '62mm': say.paper62, '89mm': say.paper89 };
/** In this browser, which has its own printer. */
const KEPT = 'badge-paper';
const UNKNOWN = { width: 90, height: 60 };

/** What this place's printer takes. */
export function keptPaper(): BadgePaper {
  try {
    return badgePaper.parse(JSON.parse(localStorage.getItem(KEPT) ?? '""'));
  } catch {
    return 'a4';
  }
}

/** Chooses the paper, and keeps the choice. Undefined while a size is wrong. */
export function PaperFields({ onChosen }: { onChosen: (paper: BadgePaper | undefined) => void }) {
  const [paper, setPaper] = useState<BadgePaper>(keptPaper);
  const choose = (next: BadgePaper) => {
    setPaper(next);
    const { success } = badgePaper.safeParse(next);
    if (success) localStorage.setItem(KEPT, JSON.stringify(next));
    onChosen(success ? next : undefined);
  };
  const own = typeof paper === 'string' ? undefined : paper;
  return (
    <div className="badge-paper">
      <label className="field">
        <span>{say.paper()}</span>
        <select
          className="control"
          value={own ? 'own' : String(paper)}
          onChange={({ target }) =>
            choose(BADGE_PAPERS.find((one) => one === target.value) ?? own ?? UNKNOWN)
          }
        >
          {BADGE_PAPERS.map((one) => (
            <option key={one} value={one}>
              {PAPERS[one]()}
            </option>
          ))}
          <option value="own">{say.paperOwn()}</option>
        </select>
      </label>
      {own &&
        (['width', 'height'] as const).map((side) => (
          <label key={side} className="field">
            <span>{side === 'width' ? say.width() : say.height()}</span>
            <input
              className="control"
              type="number"
              min={BADGE_SIZE[side].least}
              max={BADGE_SIZE[side].most}
              value={own[side] || ''}
              onChange={({ target }) => choose({ ...own, [side]: target.valueAsNumber || 0 })}
            />
          </label>
        ))}
      {own && !badgePaper.safeParse(own).success && <p role="alert">{say.sizeWrong()}</p>}
    </div>
  );
}
