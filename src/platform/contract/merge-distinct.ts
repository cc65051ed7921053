/** Merges tables into one. Throws if two of them have an entry of the same name: the last would silently win. */
export function mergeDistinct<Value>(
  ...tables: readonly Readonly<Record<string, Value>>[]
): Record<string, Value> {
  const merged: Record<string, Value> = {};
  for (const [name, value] of tables.flatMap(Object.entries<Value>)) {
    if (Object.hasOwn(merged, name)) throw new Error(`${name} is declared twice`);
    merged[name] = value;
  }
  return merged;
}
