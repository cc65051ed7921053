import { expect } from '@playwright/test';
import type { Part, Role, Tab } from './tab.ts';

/** Waits for the element with the role and the accessible name. */
export function see(tab: Tab, role: Role, name: string): Promise<Part> {
  return appearing(() => tab.findByRole(role, name), `${role} ‘${name}’`);
}

/** Waits for an element that has no name. */
export function seeAny(tab: Tab, css: string): Promise<Part> {
  return appearing(() => tab.find(css), css);
}

/** Waits for the words anywhere on the page. */
export async function seeText(tab: Tab, text: string): Promise<void> {
  await expect.poll(() => tab.run(() => document.body.innerText)).toContain(text);
}

/** Waits for the control with the label. */
export async function seeField(tab: Tab, label: string): Promise<Part> {
  const find = async () => {
    const id = await tab.run((text: string) => {
      const labels = [...document.querySelectorAll('label')];
      return labels.find((one) => one.firstChild?.textContent === text)?.control?.id ?? '';
    }, label);
    return id === '' ? undefined : tab.find(`[id="${id}"]`);
  };
  return appearing(find, `field ‘${label}’`);
}

/** Types into the control with the label. */
export async function fill(tab: Tab, label: string, text: string): Promise<void> {
  const field = await seeField(tab, label);
  await field.click();
  await tab.type(text);
}

/** Opens the page and waits until its form is hydrated. */
export async function openForm(tab: Tab, address: string): Promise<void> {
  await tab.goto(address);
  await seeAny(tab, 'main form[novalidate]');
}

/** Gives the focus without the pointer, which would open the picker of a date or a list. */
export async function focus(field: Part): Promise<void> {
  await field.run((element) => {
    element.focus();
    return null;
  });
}

/** Chooses by typing, as with the keyboard. */
export async function choose(tab: Tab, label: string, option: string): Promise<void> {
  const field = await seeField(tab, label);
  await focus(field);
  await tab.type(option);
  const chosen = () => field.run((element) => (element as HTMLSelectElement).selectedOptions[0]?.text ?? '');
  await expect.poll(chosen).toBe(option);
}

export function typedInto(field: Part): Promise<string> {
  return field.run((element) => (element as HTMLInputElement).value);
}

export function pathOf(tab: Tab): Promise<string> {
  return tab.run(() => location.pathname);
}

async function appearing(find: () => Promise<Part | undefined>, what: string): Promise<Part> {
  let part: Part | undefined;
  const found = async () => {
    part = await find();
    return part !== undefined;
  };
  await expect.poll(found, what).toBe(true);
  return part!;
}
