export interface CounterReading {
  /** When the summit begins, in milliseconds; undefined while no date is known. */
  begins: number | undefined;
  /** How far the server's clock is ahead of the browser's. */
  ahead: number;
}

const NOT_KNOWN = 404;

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
  if (!response.ok && response.status !== NOT_KNOWN) throw new Error(`answered with ${response.status}`);
  const { event_time: begins } = await response.json();
  const answered = Date.parse(response.headers.get('date') ?? '') || Date.now();
  return {
    begins: typeof begins === 'number' ? begins * 1000 : undefined,
    ahead: answered - Date.now(),
  };
}
