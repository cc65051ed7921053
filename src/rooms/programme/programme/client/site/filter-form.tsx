import { Said } from '#ui/said.tsx';
import { PROGRAMME_PAGE } from '../../addresses.ts';
import { isByDay } from '../../days-shown.ts';
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
  const choices = choicesOf(programme, filter);
  const isFiltered = isListed(filter) || filter.day !== undefined;
  return (
    <div className="programme-filter">
      {isFiltered && (
        <p className="programme-found" role="status">
          {found > 0 ? text.foundSessions({ count: found }) : text.noneFound()}{' '}
          <a className="link" href={PROGRAMME_PAGE}>
            {text.clear()}
          </a>
          <span className="block font-normal text-quiet">
            <Said of={[filter.q, ...choices.map((one) => inWords(one, filter))]} between=" · " />
          </span>
        </p>
      )}
      {/* What was found comes first, so the form is only open where it has to be changed. */}
      <details open={isFiltered && found === 0}>
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
            {choices.map((one) => (
              <ChoiceField key={one.name} choice={one} chosen={filter[one.name]} />
            ))}
            <button type="submit" className="button">
              {text.show()}
            </button>
          </form>
        </search>
      </details>
    </div>
  );
}

interface Choice {
  name: keyof Filter;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}

/**
 * What has sessions, or is chosen anyway; nothing where there is nothing to choose between. Of people who would fill a page by themselves,
 * only who is chosen: the search finds the others.
 */
function choicesOf(programme: Programme, filter: Filter): Choice[] {
  const { days, rooms, tracks, kinds, sessions } = programme;
  const used = new Set(sessions.flatMap(({ day, room, track, kind }) => [day, room, track, kind]));
  const options = (
    name: 'room' | 'track' | 'kind',
    list: readonly { id: string; slug: string; name: string }[],
  ) => list.filter(({ id, slug }) => used.has(id) || slug === filter[name]).map(option);
  const withSessions = days.filter(({ date }) => used.has(date) || date === filter.day);
  const { person } = filter;
  const all = person || !isByDay(sessions) ? everybody(programme) : [];
  const people = isByDay(sessions) ? all.filter((one) => personKey(one) === person) : all;
  const choices: Choice[] = [
    { name: 'day', label: text.day(), options: withSessions.map(({ date }) => [date, dayInWords(date)]) },
    { name: 'room', label: text.room(), options: options('room', rooms) },
    { name: 'track', label: text.track(), options: options('track', tracks) },
    {
      name: 'kind',
      label: text.kind(),
      options: options(
        'kind',
        kinds.filter(({ isBreak }) => !isBreak),
      ),
    },
    {
      name: 'person',
      label: text.person(),
      options: people.map((one) => [personKey(one), one.seed]),
    },
  ];
  return choices.filter(({ name, options }) => options.length > 1 || filter[name]);
}

function inWords({ name, options }: Choice, filter: Filter): string | undefined {
  return options.find(([value]) => value === filter[name])?.[1];
}

function option({ slug, name }: { slug: string; name: string }): [string, string] {
  return [slug, name];
}

function ChoiceField({ choice, chosen }: { choice: Choice; chosen: string | undefined }) {
  const { name, label, options } = choice;
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
