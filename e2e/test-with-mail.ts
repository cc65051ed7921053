import { MailSink } from '#testing/mail-sink.ts';
import { test } from './fixtures.ts';

/** Browser tests against a server of their own at this time, whose mail goes to the sink. */
export function testWithMail(clock: string) {
  return test.extend<{ sink: MailSink }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
    sink: async ({}, use) => {
      const sink = await new MailSink().open();
      await use(sink);
      await sink.close();
    },
    environment: ({ sink }, use) =>
      use({
        CAPTCHA: 'off',
        CLOCK: clock,
        SMTP_URL: sink.url,
        MAIL_FROM: 'The Summit <summit@summit.example>',
      }),
  });
}
