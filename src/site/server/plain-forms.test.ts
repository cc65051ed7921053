import { afterEach, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '#platform/server/limits.ts';
import { alreadyRegistered } from '#rooms/people/registrations/messages.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { sampleRegistration } from '#testing/samples.ts';

const TICKET = /name="captcha" value="([^"]+)"/;
const WAIT_MS = 4_000;

async function openForm({ visitor }: TestApp, path = '/registrants?plain=1') {
  const response = await visitor.fetch(path);
  return { response, ticket: ticketIn(await response.text()) };
}

function ticketIn(html: string): string | undefined {
  return TICKET.exec(html)?.[1];
}

async function post({ visitor }: TestApp, changes: Record<string, string | undefined>) {
  const values = { ...sampleRegistration(), ...changes };
  const given = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const body = new URLSearchParams(given);
  const response = await visitor.fetch('/registrants?plain=1', { method: 'POST', body });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

function wait(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
}

afterEach(() => {
  vi.useRealTimers();
});

const UNDER_SUMMARY = /<\/ul><p[^>]*><a class="link" href="\/my">Lost your link\?/;

describe('a form in a browser without JavaScript', () => {
  test('has its own address, and is never shared between visitors', async () => {
    const app = await createTestApp({ CAPTCHA: 'on' });
    const kept = await (await app.visitor.fetch('/sponsorship?package=Gold')).text();
    expect(kept).toContain('content="0; url=/sponsorship?package=Gold&amp;plain=1"');
    expect(ticketIn(kept)).toBeUndefined();
    const [first, second] = [await openForm(app), await openForm(app)];
    expect(first.response.headers.get('cache-control')).toBe('no-store');
    expect(first.ticket).toBeDefined();
    expect(first.ticket).not.toBe(second.ticket);
    expect(await (await app.visitor.fetch('/registrants?plain=1')).text()).not.toContain('http-equiv');
    expect(await (await app.visitor.fetch('/contact')).text()).not.toContain('http-equiv');
  });

  test('registers at the first attempt when it took a moment to fill in', async () => {
    const app = await createTestApp({ CAPTCHA: 'on' });
    const { ticket } = await openForm(app);
    wait(WAIT_MS);
    expect((await post(app, { captcha: ticket })).status).toBe(303);
    expect((await post(app, { captcha: ticket, email: 'kofi@owusu.example' })).status).toBe(422);
  });

  test('says when it can be sent again, once its network has sent too many', async () => {
    const app = await createTestApp({ CAPTCHA: 'on' });
    const { ticket } = await openForm(app);
    wait(WAIT_MS);
    for (let sent = 0; sent < LIMITS.submissions.quota; sent += 1)
      await app.services.limits.take('submissions', '192.0.2.1');
    const refused = await post(app, { captcha: ticket });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(refused.html).toContain('Aimée Owusu-Ansah');
  });

  test('that is sent too soon has to wait, counting from when it was opened', async () => {
    const app = await createTestApp({ CAPTCHA: 'on' });
    const { ticket } = await openForm(app);
    wait(WAIT_MS - 1_000);
    const early = await post(app, { captcha: ticket });
    expect(early.status).toBe(422);
    expect(early.html).toContain('One moment, please');
    expect(early.html).toContain('Aimée Owusu-Ansah');
    expect(early.html).not.toContain('Registration failed');
    expect(early.html).not.toContain('http-equiv');
    expect(ticketIn(early.html)).toBe(ticket);
    wait(1_000);
    expect((await post(app, { captcha: ticket })).status).toBe(303);
  });

  test('that is sent without a ticket gets one and has to wait', async () => {
    const app = await createTestApp({ CAPTCHA: 'on' });
    const { html } = await post(app, {});
    expect(html).toContain('One moment, please');
    wait(WAIT_MS);
    expect((await post(app, { captcha: ticketIn(html) })).status).toBe(303);
  });

  test('says what is wrong once, in the words a script would use', async () => {
    const app = await createTestApp();
    const { html } = await post(app, { whatsapp_number: '12' });
    expect(html).toContain('Please check these fields');
    expect(html).not.toContain('Registration failed');
    expect(summaryOf(html).match(/Invalid WhatsApp number/g)).toHaveLength(1);
    expect(html).not.toMatch(UNDER_SUMMARY);
    await post(app, {});
    const again = await post(app, {});
    expect(again.html).toContain('Registration failed');
    expect(summaryOf(again.html).split(alreadyRegistered())).toHaveLength(2);
    expect(again.html).toMatch(UNDER_SUMMARY);
  });

  test('gets another ticket when its address is registered already', async () => {
    const app = await createTestApp({ CAPTCHA: 'on' });
    const [first, second] = [await openForm(app), await openForm(app)];
    wait(WAIT_MS);
    await post(app, { captcha: first.ticket });
    const refused = await post(app, { captcha: second.ticket });
    expect(summaryOf(refused.html)).toContain(alreadyRegistered());
    expect(ticketIn(refused.html)).toBeDefined();
    expect(ticketIn(refused.html)).not.toBe(second.ticket);
    wait(WAIT_MS);
    const corrected = { captcha: ticketIn(refused.html), email: 'kofi@owusu.example' };
    expect((await post(app, corrected)).status).toBe(303);
  });

  test('that can’t be read comes back as a page that says so', async () => {
    const app = await createTestApp();
    const send = async (body: BodyInit) => {
      const response = await app.visitor.fetch('/registrants?plain=1', { method: 'POST', body });
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        html: await response.text(),
      };
    };
    const twice = new URLSearchParams(sampleRegistration() as never);
    twice.append('email', 'kofi@owusu.example');
    const tooLarge = new FormData();
    tooLarge.set('file[file]', new File([new Uint8Array(30 * 1024 * 1024)], 'a.pdf'));
    for (const [body, status] of [
      [twice, 400],
      [tooLarge, 413],
    ] as const) {
      const reply = await send(body);
      expect(reply).toMatchObject({ status, type: expect.stringContaining('text/html') });
      const said = status === 400 ? 'The form gives email twice.' : 'The file is larger than';
      expect(summaryOf(reply.html)).toContain(said);
      expect(summaryOf(reply.html)).toContain('what you typed is still there');
    }
  });

  test('that has a field nobody asked for says so, and keeps what was typed', async () => {
    const app = await createTestApp();
    const { status, html } = await post(app, { shoe_size: '43' });
    expect(status).toBe(422);
    expect(summaryOf(html)).toContain('Unknown field: shoe_size');
    expect(html).toContain('Aimée Owusu-Ansah');
  });

  test('of somebody’s own page that can’t be read comes back as that page', async () => {
    const app = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@summit.example' });
    const body = new URLSearchParams({ email: 'a'.repeat(300 * 1024) });
    const response = await app.visitor.fetch('/my', { method: 'POST', body });
    expect(response.status).toBe(413);
    expect(summaryOf(await response.text())).toContain('what you typed is still there');
  });

  test('gets only so many tickets for one address', async () => {
    const app = await createTestApp({ CAPTCHA: 'on' });
    const given = [];
    for (let opened = 0; opened < 25; opened++) given.push((await openForm(app)).ticket);
    expect(given.filter(Boolean)).toHaveLength(20);
  });
});

function summaryOf(html: string): string {
  return /role="alert".*?<\/ul>/s.exec(html)?.[0] ?? '';
}
