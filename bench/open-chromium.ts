import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/find/chromium.ts';

export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
}
