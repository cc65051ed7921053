import { Popover } from '@base-ui/react/popover';
import { ListFilter, X } from 'lucide-react';
import { Button, buttonClass } from '../button.tsx';
import * as say from '../messages.ts';
import { DayInput } from './day-input.tsx';
import { useTableSearch } from './use-table-search.ts';

type Option = string | { value: string; label: string };

/**
 * A filter of the list, named as in the list's call: a choice, a day, or one that only a link can set, which
 * can be removed and is shown, with its value if people can read that.
 */
export type Filter = { name: string; label: string } & (
  | {
      options: readonly Option[];
      /** What is shown if no option is chosen; by default anything. */
      placeholder?: string;
    }
  | { kind: 'day' | 'given' | 'value' }
);

/** A button that opens all filters, and the active ones as removable labels. */
export function Filters({ filters }: { filters: readonly Filter[] }) {
  const { search, change } = useTableSearch();
  const active = filters.filter(({ name }) => search[name] !== undefined);
  return (
    <>
      <Popover.Root>
        <Popover.Trigger className={buttonClass('plain')} aria-label={say.filter()}>
          <ListFilter aria-hidden size={16} />
          <span className="button-words">{say.filter()}</span>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner sideOffset={4} align="start" className="floating">
            <Popover.Popup className="menu filters" aria-label={say.filter()}>
              {filters.filter(isOffered).map((filter) => (
                <FilterControl
                  key={filter.name}
                  filter={filter}
                  value={String(search[filter.name] ?? '')}
                  onChange={(value) => change({ [filter.name]: value || undefined })}
                />
              ))}
              <Button
                disabled={active.length === 0}
                onClick={() => change(Object.fromEntries(filters.map(({ name }) => [name, undefined])))}
              >
                {say.clearFilters()}
              </Button>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {active.map((filter) => (
        <Chip
          key={filter.name}
          text={textOf(filter, String(search[filter.name]))}
          onRemove={() => change({ [filter.name]: undefined })}
        />
      ))}
    </>
  );
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <button type="button" className="chip" aria-label={say.removeFilter({ filter: text })} onClick={onRemove}>
      {text}
      <X aria-hidden size={14} />
    </button>
  );
}

/** Its value too, if people can read that. */
function textOf(filter: Filter, value: string): string {
  const isReadable = isOffered(filter) || filter.kind === 'value';
  return isReadable ? `${filter.label}: ${labelOf(filter, value)}` : filter.label;
}

function isOffered(filter: Filter): filter is Filter & ({ options: readonly Option[] } | { kind: 'day' }) {
  return 'options' in filter || filter.kind === 'day';
}

interface ControlProps {
  filter: Filter;
  value: string;
  onChange: (value: string) => void;
}

function FilterControl({ filter, value, onChange }: ControlProps) {
  const id = `filter-${filter.name}`;
  return (
    <div className="filter">
      <label htmlFor={id}>{filter.label}</label>
      {'options' in filter ? (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{filter.placeholder ?? say.any()}</option>
          {filter.options.map((option) => (
            <option key={choiceOf(option)} value={choiceOf(option)}>
              {labelOf(filter, choiceOf(option))}
            </option>
          ))}
        </select>
      ) : (
        <DayInput id={id} value={value} onChange={onChange} />
      )}
    </div>
  );
}

function choiceOf(option: Option): string {
  return typeof option === 'string' ? option : option.value;
}

function labelOf(filter: Filter, value: string): string {
  const option = 'options' in filter && filter.options.find((one) => choiceOf(one) === value);
  return typeof option === 'object' ? option.label : value;
}
