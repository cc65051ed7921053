/** The result of the work, or a substitute if it fails or takes longer. The work itself continues. */
export async function within<T, U>(ms: number, work: Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await unlessLate(ms, work, otherwise);
  } catch {
    return otherwise;
  }
}

/** The result of the work, also if it fails, or a substitute if it takes longer. The work itself continues. */
export async function unlessLate<T, U>(ms: number, work: Promise<T>, otherwise: U): Promise<T | U> {
  const { promise: late, resolve } = Promise.withResolvers<U>();
  const timer = setTimeout(resolve, ms, otherwise);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
