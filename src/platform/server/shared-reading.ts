/**
 * Lets many callers share a read without getting stale data: callers that come while one is running share the
 * next, which starts after they asked. However slow it is, at most two are pending.
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
