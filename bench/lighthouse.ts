import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureChromium } from '../scripts/find/chromium.ts';
import { FLAGS } from './open-chromium.ts';

/** Fetched when it is needed: it is larger than a quarter of all that the project installs. */
const PACKAGE = 'lighthouse@13.5.0';
const REPORT_BYTES = 64 * 1024 * 1024;

export interface LighthouseScores {
  path: string;
  /** From 0 to 100, by category. */
  scores: Record<string, number>;
}

interface Report {
  categories: Record<string, { title: string; score: number }>;
}

/** Lighthouse's scores of each page, with its settings for a cheap phone on a slow network. */
export async function measureLighthouse(url: string, paths: string[]): Promise<LighthouseScores[]> {
  const pages: LighthouseScores[] = [];
  for (const path of paths) pages.push({ path, scores: await score(url + path) });
  return pages;
}

async function score(address: string): Promise<Record<string, number>> {
  const options = ['--quiet', '--output=json', `--chrome-flags=--headless=new ${FLAGS.join(' ')}`];
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', address, ...options],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: REPORT_BYTES },
  );
  const { categories } = JSON.parse(stdout) as Report;
  return Object.fromEntries(
    Object.values(categories).map(({ title, score }) => [title, Math.round(score * 100)]),
  );
}
