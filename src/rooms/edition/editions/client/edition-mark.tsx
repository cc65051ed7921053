import { useNavigate } from '@tanstack/react-router';
import { ALL_EDITIONS, CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import { keepChosenEdition, type EditionMark as Mark, useEdition } from '#ui/admin/chosen-edition.ts';
import type { ListedEdition } from '../edition.ts';
import * as say from '../messages.ts';
import { useEditions } from './use-editions.ts';

/**
 * Whose people a screen shows, and how to show others. With only one edition there is nothing to choose, unless another one
 * was chosen before, which somebody has deleted.
 */
export function EditionMark({ mark }: { mark: Mark }) {
  const editions = useEditions();
  const inUse = useEdition();
  const current = editions?.find((one) => one.current);
  if (!editions || !current) return null;
  if (mark === 'current')
    return editions.length > 1 && <p className="edition-note">{say.forCurrent({ year: current.year })}</p>;
  const isGone = !isOfSeveral(inUse) && !editions.some(({ id }) => id === inUse);
  if (editions.length > 1 || isGone)
    return <Choice editions={editions} current={current} ofOne={mark === 'one'} />;
  return current.over && <p className="edition-note">{say.editionOver({ year: current.year })}</p>;
}

/** Whether it stands for whichever is the current one, or for all of them. */
function isOfSeveral(edition: string): boolean {
  return edition === CURRENT_EDITION || edition === ALL_EDITIONS;
}

interface ChoiceProps {
  editions: readonly ListedEdition[];
  current: ListedEdition;
  /** It is never about all of them: then it is about the current one. */
  ofOne: boolean;
}

function Choice({ editions, current, ofOne }: ChoiceProps) {
  const navigate = useNavigate();
  const inUse = useEdition();
  const chosen = ofOne && inUse === ALL_EDITIONS ? CURRENT_EDITION : inUse;
  const shown = chosen === CURRENT_EDITION ? current : editions.find(({ id }) => id === chosen);
  const isKnown = shown !== undefined || chosen === ALL_EDITIONS;

  /** The address from before says what it showed, so that going back shows that again. */
  async function choose(edition: string) {
    const show = (next: string, replace: boolean) =>
      navigate({
        to: '.',
        search: (before: object) => ({
          ...before,
          edition: next,
          ...(!replace && { page: undefined, record: undefined }),
        }),
        resetScroll: false,
        replace,
      });
    if (!new URLSearchParams(window.location.search).has('edition')) {
      keepChosenEdition(chosen);
      await show(chosen, true);
    }
    keepChosenEdition(edition);
    await show(edition, false);
  }

  return (
    <div className="edition-choice">
      <select
        className="control"
        aria-label={say.edition()}
        value={shown?.current ? CURRENT_EDITION : isKnown ? chosen : ''}
        onChange={(event) => choose(event.target.value)}
      >
        {!isKnown && <option value="" disabled hidden />}
        {editions.map(({ id, year }) =>
          id === current.id ? (
            <option key={id} value={CURRENT_EDITION}>
              {say.currentYear({ year })}
            </option>
          ) : (
            <option key={id} value={id}>
              {year}
            </option>
          ),
        )}
        {!ofOne && <option value={ALL_EDITIONS}>{say.allEditions()}</option>}
      </select>
      <p className="edition-note" role="status">
        {isKnown ? shown && noteOn(shown, current) : say.editionGone()}
      </p>
    </div>
  );
}

function noteOn(shown: ListedEdition, current: ListedEdition): string {
  if (shown.current) return shown.over ? say.isOver() : '';
  const told = shown.over ? say.overWebsiteShows : say.otherWebsiteShows;
  return told({ year: current.year });
}
