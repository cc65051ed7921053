import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureChromium } from '../scripts/find/chromium.ts';
import { FLAGS } from './open-chromium.ts';

/** Installed only when needed: it is more than a quarter as large as all of the project's packages. */
const PACKAGE = 'lighthouse@13.5.0';
const REPORT_BYTES = 64 * 1024 * 1024;

/** Lighthouse occasionally misses the start of a page and asks to be run again. */
const ATTEMPTS = 3;

interface Report {
  categories: Record<string, { title: string; score: number }>;
}

/** Lighthouse's scores from 0 to 100 by category, with its settings for a cheap phone on a slow network. */
export async function measureLighthouse(address: string, attempt = 1): Promise<Record<string, number>> {
  try {
    const { categories } = await runLighthouse(address);
    const scores = Object.values(categories).map(({ title, score }) => [title, Math.round(score * 100)]);
    return Object.fromEntries(scores);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return measureLighthouse(address, attempt + 1);
  }
}

async function runLighthouse(address: string): Promise<Report> {
  const options = ['--quiet', '--output=json', `--chrome-flags=--headless=new ${FLAGS.join(' ')}`];
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', address, ...options],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: REPORT_BYTES },
  );
  return JSON.parse(stdout) as Report;
}
