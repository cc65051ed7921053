export interface CounterReading {
  /** When the summit begins, in milliseconds; undefined while no date is known. */
  begins: number | undefined;
  /** How far the server's clock is ahead of the browser's. */
  ahead: number;
}

const NOT_KNOWN = 404;

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
  if (!response.ok && response.status !== NOT_KNOWN) throw new Error(`answered with ${response.status}`);
  const { event_time: begins } = await response.json();
  const answered = Date.parse(response.headers.get('date') ?? '') || Date.now();
  return {
    begins: typeof begins === 'number' ? begins * 1000 : undefined,
    ahead: answered - Date.now(),
  };
}
