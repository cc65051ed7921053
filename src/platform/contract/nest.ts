type Nested<Value> = Record<string, Value | Record<string, Value>>;

/** Fields called 'answers.meal' as one field 'answers' that has 'meal' in it: forms can't carry objects. */
export function nest<Value>(fields: Readonly<Record<string, Value>>): Nested<Value> {
  const nested: Nested<Value> = {};
  const groups = new Map<string, Record<string, Value>>();
  for (const [name, value] of Object.entries(fields)) {
    const [, group = '', rest = ''] = /^(\w+)\.(\w+)$/.exec(name) ?? [];
    if (!group || group in fields || rest in {}) {
      nested[name] = value;
      continue;
    }
    const inGroup = groups.get(group) ?? {};
    inGroup[rest] = value;
    groups.set(group, inGroup);
    nested[group] = inGroup;
  }
  return nested;
}
