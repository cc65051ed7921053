import { expect, type Locator, type Page } from '@playwright/test';

export const PERSON = {
  name: 'Ɛsi Ɔwusu',
  company_name: 'Ɔwusu & Daughters',
  role: 'Managing director',
  whatsapp_number: '+233201234567',
};

export async function fillIn(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
}

/** An address that no other test registers. */
export function emailOf(purpose: string): string {
  return `${purpose}.${Date.now()}@forms.example`;
}

/** Opens the page and returns its form once it is hydrated. */
export async function openForm(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  const form = page.getByRole('form', { name });
  await expect(form).toHaveAttribute('novalidate');
  return form;
}
