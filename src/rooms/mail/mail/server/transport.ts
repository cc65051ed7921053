import type { SendMailOptions } from 'nodemailer';
import type { MailConfig } from '#platform/server/mail-config.ts';

/** How many mails are handed in at the same time. */
export const CONNECTIONS = 5;
const CONNECT_MS = 10_000;
const SILENCE_MS = 60_000;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** RFC 6376, section 5.4.1, and what RFC 8058 asks for. */
const SIGNED_HEADERS = [
  ...['From', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

/** Hands mails to the server. */
export interface MailTransport {
  /** Returns the server's answer. Aborting closes the connection in the middle. */
  send(message: SendMailOptions, signal: AbortSignal): Promise<string>;
  close(): void;
}

/** The library is loaded only where mail is sent. */
export async function openTransport({ url, from, rate, dkim }: MailConfig): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer');
  const { hostname, username } = new URL(url);
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    rateLimit: rate,
    // A mail whose connection broke may have arrived: whether to try again is for us to decide.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A password never goes over a network readable.
    requireTLS: username !== '' && !LOOPBACK.test(hostname),
    ...(dkim && {
      dkim: {
        domainName: from.address.split('@').at(-1) ?? '',
        keySelector: dkim.selector,
        privateKey: dkim.key,
        headerFieldNames: SIGNED_HEADERS,
      },
    }),
  });
  return {
    send: async (message, signal) => (await pool.sendMail({ ...message, signal })).response,
    close: () => pool.close({ force: true }),
  };
}
