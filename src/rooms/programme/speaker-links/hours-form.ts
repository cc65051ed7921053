/** The names of a day's fields, which stands at this place among the days of the edition. */
export const dayFields = (index: number) =>
  ({ from: `from_${index}`, until: `until_${index}`, isAway: `away_${index}` }) as const;

const OF_A_DAY = /^(?:from|until|away)_\d+$/;

/** The values of the form with the hours of each day in one field. */
export function readHours(values: Readonly<Record<string, string>>, days: readonly string[]) {
  const others = Object.entries(values).filter(([name]) => !OF_A_DAY.test(name));
  return {
    ...Object.fromEntries(others),
    hours: days.map((day, index) => {
      const names = dayFields(index);
      return {
        day,
        isAway: values[names.isAway] !== undefined,
        from: values[names.from] ?? '',
        until: values[names.until] ?? '',
      };
    }),
  };
}

/** Where the form shows what is wrong with the hours of a day: the checked field is called 'hours.0.until'. */
export function shownAt(field: string): string {
  const [, index, part] = /^hours\.(\d+)\.(from|until)$/.exec(field) ?? [];
  return index === undefined ? field : `${part}_${index}`;
}
