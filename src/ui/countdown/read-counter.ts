export interface CounterReading {
  /** When the summit begins, in milliseconds. */
  begins: number;
  /** How far the server's clock is ahead of the browser's. */
  ahead: number;
}

let reading: Promise<CounterReading> | undefined;

/** Reads the start of the summit from the call `counter`, once for the whole page. */
export function readCounter(address: string): Promise<CounterReading> {
  reading ??= ask(address);
  return reading;
}

/**
 * The server's time comes from the response's Date header. The contract's schema isn't used: it would double
 * the JavaScript of the home page.
 */
async function ask(address: string): Promise<CounterReading> {
  const response = await fetch(address);
  const { event_time: begins } = await response.json();
  if (typeof begins !== 'number') throw new Error('the event time is not known');
  const answered = Date.parse(response.headers.get('date') ?? '') || Date.now();
  return { begins: begins * 1000, ahead: answered - Date.now() };
}
