import { expect, type Locator, type Page } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';
import { editorOf } from './rich-text.ts';

// A server of its own: the other tests' sites have no questions.
test.use({ environment: { CAPTCHA: 'off' } });

const summaryOf = (page: Page, question: string) => page.locator('summary', { hasText: question });

/** Answers the question by the desk's own call, as the page's user. */
async function answer(page: Page, question: string, text: string, group?: string): Promise<void> {
  const data = { question, answer: `<p>${text}</p>`, group };
  const response = await page.request.post('/api/v1/questions', { data });
  expect(response.status(), await response.text()).toBe(201);
}

/** The place of each question among all of them. */
async function placesOf(list: Locator, questions: readonly string[]): Promise<number[]> {
  const all = await list.allInnerTexts();
  return questions.map((question) => all.findIndex((one) => one.includes(question)));
}

async function expectInOrder(list: Locator, upper: string, lower: string): Promise<void> {
  const [above = -1, below = -1] = await placesOf(list, [upper, lower]);
  expect(above, upper).toBeGreaterThanOrEqual(0);
  expect(below, `${lower} stands below ${upper}`).toBeGreaterThan(above);
}

test('visitors open an answer by keyboard, under its group', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await answer(page, 'Which bus stops there?', 'Number 7 does.', 'Getting there');
  await answer(page, 'Can I park a lorry?', 'Behind the hall.', 'Getting there');
  await answer(page, 'May I bring a child?', 'Children are welcome.');
  await page.context().clearCookies();
  await page.goto('/questions');
  const group = page.getByRole('region', { name: 'Getting there' });
  await expect(group.getByRole('heading', { level: 2, name: 'Getting there' })).toBeVisible();
  await expect(group.locator('summary')).toContainText(['Which bus stops there?', 'Can I park a lorry?']);
  await expect(page.getByRole('region', { name: 'In general' })).toContainText('May I bring a child?');
  const bus = page.getByText('Number 7 does.');
  await expect(bus).toBeHidden();
  await expectNothingFound(page);

  await summaryOf(page, 'Which bus stops there?').focus();
  await page.keyboard.press('Enter');
  await expect(bus).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(summaryOf(page, 'Can I park a lorry?')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Behind the hall.')).toBeVisible();
  await expectNothingFound(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(bus).toBeHidden();
  await expect(page.getByText('Behind the hall.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer opens and closes', async ({ page, signInAs }) => {
    await signInAs('Administrator');
    await answer(page, 'Is there tea?', 'All day long.', 'Food and drink');
    await page.goto('/questions');
    const tea = page.getByText('All day long.');
    await expect(tea).toBeHidden();
    await summaryOf(page, 'Is there tea?').click();
    await expect(tea).toBeVisible();
    await summaryOf(page, 'Is there tea?').press('Enter');
    await expect(tea).toBeHidden();
  });
});

test('an organiser adds a question, orders, changes and deletes it', async ({ page, signInAs }) => {
  test.slow();
  await signInAs('Administrator');
  await answer(page, 'When do doors open?', 'At eight.', 'On the day');
  await page.goto('/admin/questions');
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit When do doors open?' })).toBeVisible();
  await expectNothingFound(page);

  await page.getByRole('link', { name: 'Add question' }).click();
  await page.getByRole('button', { name: 'Add question' }).click();
  const missing = page.getByRole('alert');
  await expect(missing).toBeFocused();
  await expect(missing).toContainText('Please enter the question');
  await expect(missing).toContainText('Please enter the answer');
  await expectNothingFound(page);
  await page.getByLabel('Question', { exact: false }).first().fill('Where are the cloakrooms?');
  await page.getByLabel('Group').fill('On the day');
  await (await editorOf(page, 'Answer')).click();
  await page.keyboard.type('Beside the looms.');
  await page.getByRole('button', { name: 'Add question' }).click();
  await expect(page.getByText('Question added.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Where are the cloakrooms?' })).toBeVisible();

  await page.getByRole('button', { name: 'Order' }).click();
  const order = page.getByRole('dialog', { name: 'Order of the questions' });
  const asked = order.getByRole('listitem');
  await expect(asked.filter({ hasText: 'cloakrooms' })).toBeVisible();
  await expectInOrder(asked, 'When do doors open?', 'Where are the cloakrooms?');
  await expectNothingFound(page);
  await order.getByRole('button', { name: 'Move Where are the cloakrooms? up' }).press('Enter');
  await expect(order.getByText('Saved.')).toBeVisible();
  await expectInOrder(asked, 'Where are the cloakrooms?', 'When do doors open?');
  await order.getByRole('button', { name: 'Done' }).click();
  await page.goto('/questions');
  await expectInOrder(page.locator('summary'), 'Where are the cloakrooms?', 'When do doors open?');
  await summaryOf(page, 'Where are the cloakrooms?').click();
  await expect(page.getByText('Beside the looms.')).toBeVisible();

  await page.goto('/admin/questions');
  await page.getByRole('link', { name: 'Edit Where are the cloakrooms?' }).click();
  await page.getByLabel('Group').fill('At the door');
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Update question' }).click();
  await expect(page.getByText('Question saved.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete Where are the cloakrooms?' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Where are the cloakrooms? deleted.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Where are the cloakrooms?' })).toHaveCount(0);
  await page.goto('/questions');
  await expect(summaryOf(page, 'When do doors open?')).toBeVisible();
  await expect(summaryOf(page, 'Where are the cloakrooms?')).toHaveCount(0);
});
