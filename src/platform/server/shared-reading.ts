/**
 * Lets a crowd share a reading without being told what is old: whoever asks while one is under way shares the next,
 * which begins after they asked. So there are never more than two, however slow it is.
 */
export function sharedReading<T>(read: () => Promise<T>): () => Promise<T> {
  let present: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const begin = () => {
    next = undefined;
    const reading = read().finally(() => {
      if (present === reading) present = undefined;
    });
    present = reading;
    return reading;
  };
  return () => {
    if (!present) return begin();
    next ??= present.then(begin, begin);
    return next;
  };
}
