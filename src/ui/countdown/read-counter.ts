export interface CounterReading {
  /** When the summit begins, in milliseconds. */
  begins: number;
  /** How far the server's clock is ahead of the browser's. */
  ahead: number;
}

let reading: Promise<CounterReading> | undefined;

/** Asks the call `counter`, once for the whole page, when the summit begins. */
export function readCounter(address: string): Promise<CounterReading> {
  reading ??= ask(address);
  return reading;
}

/**
 * The answer's own date tells what time it is on the server. Read without the contract's schema, which
 * would double what the home page loads.
 */
async function ask(address: string): Promise<CounterReading> {
  const response = await fetch(address);
  const { event_time: begins } = await response.json();
  if (typeof begins !== 'number') throw new Error('the event time is not known');
  const answered = Date.parse(response.headers.get('date') ?? '') || Date.now();
  return { begins: begins * 1000, ahead: answered - Date.now() };
}
