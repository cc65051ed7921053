/** Records that were read as a whole, sorted by a key that is made once of each, and those with the same one by their ids. */
export function sortedBy<One extends { id: string }>(
  records: readonly One[],
  keyOf: (record: One) => string | number,
  order: 'asc' | 'desc',
): One[] {
  const keyed = records.map((record) => ({ record, key: keyOf(record) }));
  const sorted = keyed
    .sort((a, b) => compare(a.key, b.key) || compare(a.record.id, b.record.id))
    .map(({ record }) => record);
  return order === 'desc' ? sorted.reverse() : sorted;
}

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
