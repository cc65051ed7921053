import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { Bidi } from './bidi.ts';
import { firefoxTab } from './firefox-tab.ts';
import { findFirefox } from './programs.ts';
import type { Tab } from './tab.ts';

const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-GB',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};
const LISTENING = /^WebDriver BiDi listening on (?<address>ws:\S+)$/;

/** Firefox without windows, driven by WebDriver BiDi, if it is installed. */
export async function openFirefox(): Promise<Tab | undefined> {
  const program = findFirefox();
  if (!program) return undefined;
  const profile = temporaryFolder('firefox');
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile.path, 'user.js'), lines.join('\n'));
  const flags = ['--headless', '--no-remote', '--profile', profile.path, '--remote-debugging-port=0'];
  const firefox = spawn(program, flags, {
    env: { ...process.env, HOME: profile.path, TZ: 'Africa/Accra', MOZ_CRASHREPORTER_DISABLE: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const bidi = await Bidi.connect(`${await addressOf(firefox.stderr)}/session`);
  const session = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  // The first window, of the start, never gets the focus.
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'window' });
  const end = async () => {
    const gone = once(firefox, 'exit');
    await bidi.send('browser.close', {}).catch(() => firefox.kill('SIGKILL'));
    await gone;
    profile.remove();
  };
  return firefoxTab(bidi, context, `Firefox ${session.capabilities.browserVersion}`, end);
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = LISTENING.exec(line)?.groups?.address;
    if (address) {
      output.resume();
      return address;
    }
  }
  throw new Error('Firefox ended before it could be driven');
}
