import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp, type TestApp } from './app.ts';
import { mailRows, mailSettings } from './mails.ts';
import { sampleRegistration } from './samples.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Somebody who registered on a site that sends mail; nothing sends it, so it stays in the outbox. */
export async function registered(environment: Record<string, string> = {}) {
  const app = await createTestApp({ ...mailSettings('smtp://127.0.0.1:9'), ...environment });
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  const path = await lastLink(app);
  return { app, path, ...pageOf(app, path) };
}

export function pageOf(app: TestApp, path: string) {
  const open = async () => {
    const response = await app.visitor.fetch(path);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const press = (values: Record<string, string>, headers = {}) =>
    app.visitor.fetch(path, {
      method: 'POST',
      body: new URLSearchParams(values).toString(),
      headers: { 'content-type': FORM, ...headers },
    });
  /** As the form to correct it has it. */
  const version = async () => /name="version" value="([^"]+)"/.exec((await open()).html)?.[1] ?? '';
  const confirm = async (headers = {}) => press({ do: 'confirm', code: await lastSecret(app) }, headers);
  return { open, press, confirm, version };
}

/** What only the recipient of the last mail with a secret may read. */
export async function lastSecret(app: TestApp): Promise<string> {
  const row = (await mailRows(app)).findLast(({ sealed_link }) => sealed_link !== null);
  return app.services.secrets.decrypt(row?.sealed_link ?? '', row?.id ?? '') ?? '';
}

export const lastLink = async (app: TestApp) => new URL(await lastSecret(app)).pathname;
