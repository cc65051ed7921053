export interface CounterReading {
  /** When the summit begins, in milliseconds. */
  begins: number;
  /** How far the server's clock is ahead of the browser's. */
  ahead: number;
}

/**
 * Asks the call `counter` when the summit begins; the answer's own date tells what time it is on the server.
 * Read without the contract's schema, which would double what the home page loads.
 */
export async function readCounter(address: string): Promise<CounterReading> {
  const response = await fetch(address);
  const { event_time: begins } = await response.json();
  if (typeof begins !== 'number') throw new Error('the event time is not known');
  const answered = Date.parse(response.headers.get('date') ?? '') || Date.now();
  return { begins: begins * 1000, ahead: answered - Date.now() };
}
