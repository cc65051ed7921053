import { useState } from 'react';
import { FIRST_DAY, LAST_DAY, listedDay } from '#platform/contract/day-filters.ts';
import { DatedInput } from '../dated-input.tsx';

interface DayInputProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * A day to filter a list by. While somebody types the year 2025, the browser also reports 0002, 0020 and
 * 0202. Those stay in the field without filtering the list.
 */
export function DayInput({ id, value, onChange }: DayInputProps) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);

  if (seen !== value) {
    setSeen(value);
    setDraft(value);
  }

  function type(day: string) {
    setDraft(day);
    if (day === '' || listedDay.safeParse(day).success) onChange(day);
  }

  return (
    <DatedInput
      id={id}
      type="date"
      min={FIRST_DAY}
      max={LAST_DAY}
      value={draft}
      onChange={(event) => type(event.target.value)}
    />
  );
}
