import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from './temporary-folder.ts';

const SIZE = { width: 1440, height: 900 };
/** A machine without a screen has no mouse, so pages would take it for a phone. */
const MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const FLAGS = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  ...['--remote-debugging-port=0', `--window-size=${SIZE.width},${SIZE.height}`, MOUSE],
];
const LISTENS = /^DevTools listening on (?<address>ws:\S+)/;
const POLL_MS = 50;
const ANSWERED_WITHIN_MS = 1_000;
const PATIENCE_MS = 30_000;

type Json = Record<string, unknown>;
interface Target {
  targetId: string;
  type: string;
  subtype?: string;
  url: string;
}
interface Message {
  id?: number;
  method?: string;
  params?: { sessionId: string; targetInfo: Target };
  result?: Json;
  error?: { message: string };
}

/**
 * A whole Chromium with a mouse, which prepares the pages behind links as a visitor's does. Playwright can't be used:
 * Chromium prerenders nothing in a tab to whose page somebody has attached, only to the tab around it.
 */
export class DesktopBrowser {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (message: Message) => void>();
  readonly #end: () => Promise<void>;
  /** The pages of the tab by the sessions that talk to them, also those that are being prepared. */
  readonly #pages = new Map<string, Target>();
  #asked = 0;
  #context: unknown;

  private constructor(socket: WebSocket, end: () => Promise<void>) {
    this.#socket = socket;
    this.#end = end;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Message));
    socket.addEventListener('close', () => {
      for (const answer of this.#answers.values()) answer({ error: { message: 'the browser has gone' } });
    });
  }

  static async open(program: string): Promise<DesktopBrowser> {
    const profile = temporaryFolder('desktop');
    const flags = [...FLAGS, `--user-data-dir=${join(profile.path, 'profile')}`, 'about:blank'];
    const child = spawn(program, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
    const end = async () => {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill()) await ended;
      profile.remove();
    };
    for await (const line of createInterface(child.stderr)) {
      const { address } = LISTENS.exec(line)?.groups ?? {};
      if (!address) continue;
      child.stderr.resume();
      const socket = new WebSocket(address);
      await once(socket, 'open');
      return new DesktopBrowser(socket, end);
    }
    await end();
    throw new Error(`${program} did not start`);
  }

  /** Opens an address in a tab that has seen nothing yet, instead of the one before; the script runs before those of each page. */
  async openTab(address: string, script = ''): Promise<void> {
    // Without windows, every tab counts as seen: its films would go on.
    if (this.#context) await this.#send('Target.disposeBrowserContext', { browserContextId: this.#context });
    const { browserContextId } = await this.#send('Target.createBrowserContext');
    this.#context = browserContextId;
    const { targetId } = await this.#send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      forTab: true,
    });
    const { sessionId } = await this.#send('Target.attachToTarget', { targetId, flatten: true });
    this.#pages.clear();
    await this.#send('Target.setDiscoverTargets', { discover: true });
    const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] };
    await this.#send('Target.setAutoAttach', attach, String(sessionId));
    await this.#inPage('Page.enable');
    if (script) await this.#inPage('Page.addScriptToEvaluateOnNewDocument', { source: script });
    await this.#inPage('Page.navigate', { url: address });
    await this.until(`document.readyState === 'complete' && location.href !== 'about:blank'`);
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.#inPage('Runtime.evaluate', asked);
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return (result as { value: Value }).value;
  }

  /** Waits until it is true of the page that is shown, also if another one is on its way. */
  async until(expression: string): Promise<void> {
    const late = Date.now() + PATIENCE_MS;
    const isTrue = () => this.evaluate<boolean>(expression).catch(() => false);
    // A page that has been left meanwhile, but is kept, never answers.
    while (!(await Promise.race([isTrue(), setTimeout(ANSWERED_WITHIN_MS, false)]))) {
      if (Date.now() > late) throw new Error(`not within ${PATIENCE_MS} ms: ${expression}`);
      await setTimeout(POLL_MS);
    }
  }

  /** The addresses of the pages that have been prepared, or are about to be. */
  prepared(): string[] {
    return [...this.#pages.values()].filter(isPrepared).map(({ url }) => url);
  }

  async point(place: { x: number; y: number }): Promise<void> {
    await this.#inPage('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
  }

  /** Doesn't wait for what the click leads to: the page that is asked may be gone by then. */
  async click(place: { x: number; y: number }): Promise<void> {
    const button = { button: 'left', clickCount: 1, ...place };
    await this.#inPage('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
    this.#inPage('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }).catch(() => {});
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.#end();
  }

  #inPage(method: string, params: Json = {}): Promise<Json> {
    const shown = [...this.#pages].findLast(([, page]) => !isPrepared(page));
    return this.#send(method, params, shown?.[0]);
  }

  async #send(method: string, params: Json = {}, sessionId?: string): Promise<Json> {
    const id = ++this.#asked;
    const answer = new Promise<Message>((resolve) => this.#answers.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    const { result, error } = await answer;
    if (!result) throw new Error(`${method}: ${error?.message}`);
    return result;
  }

  #hear(message: Message): void {
    const { id, method, params } = message;
    if (id) this.#answers.get(id)?.(message);
    if (!params) return;
    const { sessionId, targetInfo } = params;
    if (method === 'Target.attachedToTarget' && targetInfo.type === 'page') {
      this.#pages.set(sessionId, targetInfo);
    }
    if (method === 'Target.detachedFromTarget') this.#pages.delete(sessionId);
    if (method !== 'Target.targetInfoChanged') return;
    for (const [session, { targetId }] of this.#pages) {
      if (targetId === targetInfo.targetId) this.#pages.set(session, targetInfo);
    }
  }
}

function isPrepared({ subtype }: Target): boolean {
  return subtype === 'prerender';
}
