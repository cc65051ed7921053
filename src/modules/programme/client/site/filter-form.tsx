import { PROGRAMME_PAGE } from '../../addresses.ts';
import { dayInWords } from '../../shown-times.ts';
import type { Programme } from '../../site-contract.ts';
import * as text from '../../site-messages.ts';
import { everybody, type Filter, isListed, personKey } from './filter.ts';

interface FilterFormProps {
  programme: Programme;
  filter: Filter;
  found: number;
}

/** What is shown is in the address, so it works without a script and can be passed on. */
export function FilterForm({ programme, filter, found }: FilterFormProps) {
  const { days, rooms, tracks, kinds } = programme;
  const isFiltered = isListed(filter) || filter.day !== undefined;
  const people = everybody(programme);
  return (
    <details className="programme-filter" open={isFiltered}>
      <summary>{text.filters()}</summary>
      <search>
        <form action={PROGRAMME_PAGE} method="get">
          <label className="programme-search">
            {text.search()}
            <input
              className="input"
              type="search"
              name="q"
              defaultValue={filter.q}
              maxLength={100}
              autoComplete="off"
            />
          </label>
          <Choice
            name="day"
            label={text.day()}
            chosen={filter.day}
            options={days.map(({ date }) => [date, dayInWords(date)])}
          />
          <Choice name="room" label={text.room()} chosen={filter.room} options={rooms.map(option)} />
          <Choice name="track" label={text.track()} chosen={filter.track} options={tracks.map(option)} />
          <Choice
            name="kind"
            label={text.kind()}
            chosen={filter.kind}
            options={kinds.filter(({ isBreak }) => !isBreak).map(option)}
          />
          <Choice
            name="person"
            label={text.person()}
            chosen={filter.person}
            options={people.map((one) => [personKey(one), one.seed])}
          />
          <button type="submit" className="button">
            {text.show()}
          </button>
        </form>
      </search>
      {isFiltered && (
        <p className="programme-found" role="status">
          {found > 0 ? text.foundSessions({ count: found }) : text.noneFound()}{' '}
          <a className="link" href={PROGRAMME_PAGE}>
            {text.clear()}
          </a>
        </p>
      )}
    </details>
  );
}

function option({ slug, name }: { slug: string; name: string }): [string, string] {
  return [slug, name];
}

interface ChoiceProps {
  name: string;
  label: string;
  chosen: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
}

/** Nothing where there is nothing to choose between. */
function Choice({ name, label, chosen, options }: ChoiceProps) {
  if (options.length < 2) return null;
  return (
    <label>
      {label}
      <select className="input" name={name} defaultValue={chosen ?? ''}>
        <option value="">{text.all()}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
