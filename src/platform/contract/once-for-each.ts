/** Makes something once for each key; once there are too many, it begins anew. */
export function onceForEach<Asked extends readonly unknown[], Made>(
  keyOf: (...asked: Asked) => string,
  make: (...asked: Asked) => Made,
  most = 1_000,
): (...asked: Asked) => Made {
  const made = new Map<string, Made>();
  return (...asked) => {
    const key = keyOf(...asked);
    const known = made.get(key);
    if (known !== undefined) return known;
    const now = make(...asked);
    if (made.size >= most) made.clear();
    made.set(key, now);
    return now;
  };
}
