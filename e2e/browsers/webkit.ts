import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { freePort } from '../../scripts/find/free-port.ts';
import { findWebkit } from './programs.ts';
import type { Tab } from './tab.ts';
import { type Send, webkitTab } from './webkit-tab.ts';

const SCREEN = '1600x1400x24';
/** Otherwise the buttons of its toolbar keep the window wider than a phone. */
const NO_TOOLBAR = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px }';
const REDUCED_MOTION = '[Settings]\ngtk-enable-animations=0\n';
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 50;

/** WebKitGTK's small browser, driven by its own WebDriver, on a screen that nobody sees, if all is installed. */
export async function openWebkit(): Promise<Tab | undefined> {
  const programs = findWebkit();
  if (!programs) return undefined;
  const home = temporaryFolder('webkit');
  mkdirSync(join(home.path, 'gtk-3.0'));
  writeFileSync(join(home.path, 'gtk-3.0/gtk.css'), NO_TOOLBAR);
  writeFileSync(join(home.path, 'gtk-3.0/settings.ini'), REDUCED_MOTION);
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${await firstLine(screen.stdout)}`,
      HOME: home.path,
      XDG_CONFIG_HOME: home.path,
      LANG: 'C.UTF-8',
      TZ: 'Africa/Accra',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  const call = sendTo(`http://127.0.0.1:${port}`);
  await untilReady(call, driver);
  const { sessionId, capabilities } = await call<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] } },
    },
  });
  const send: Send = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  const end = async () => {
    await send('DELETE', '').catch(() => undefined);
    const gone = Promise.all([once(driver, 'exit'), once(screen, 'exit')]);
    driver.kill('SIGKILL');
    screen.kill('SIGKILL');
    await gone;
    home.remove();
  };
  return webkitTab(send, `WebKitGTK ${capabilities.browserVersion}`, end);
}

async function firstLine(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) return line;
  throw new Error('Xvfb ended before it had a screen');
}

async function untilReady(call: Send, driver: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await call('GET', '/status').catch(() => undefined))) {
    if (driver.exitCode !== null || Date.now() > deadline) throw new Error('WebKitWebDriver did not start');
    await wait(POLL_MS);
  }
}

function sendTo(address: string): Send {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
}
