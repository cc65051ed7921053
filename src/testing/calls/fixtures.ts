import { newId } from '#platform/server/identifier.ts';
import { createResetLink } from '#rooms/access/auth/contract.ts';
import {
  addPreviewLink,
  publishContent,
  saveSection,
  singleSection,
  viewPublications,
} from '#rooms/edition/content/contract.ts';
import {
  createBasicData,
  currentEdition,
  deleteBasicData,
  viewBasicData,
} from '#rooms/edition/editions/contract.ts';
import { runImport } from '#rooms/edition/imports/contract.ts';
import { addActivity, viewActivity } from '#rooms/ground/activity/contract.ts';
import { deleteRecord } from '#rooms/ground/records/contract.ts';
import { addMailing, addMailingFile, sendMailing } from '#rooms/letters/mailings/contract.ts';
import { sendTestMail } from '#rooms/mail/mail/contract.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { findPerson } from '#rooms/people/privacy/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { addAnswerFile } from '#rooms/people/submissions/answer-file.ts';
import { joinWaitingList } from '#rooms/people/waiting-list/contract.ts';
import { addCategory } from '#rooms/programme/categories/contract.ts';
import type { TestApp } from '../app.ts';
import type { TestClient } from '../client.ts';
import { publishSection } from '../publish-section.ts';
import { samplePartnership, sampleRegistration } from '../samples.ts';
import type { SignedIn } from '../session.ts';
import { csvFile, peopleCsv } from '../table-files.ts';

const answering = (letter: string | undefined) => (letter ? { answers: { letter } } : {});

/** Creates whatever a request needs. Each method inserts a new record and returns its id. */
export class Fixtures {
  readonly app: TestApp;
  readonly #administrator: TestClient;
  static #made = 0;

  private constructor(app: TestApp, administrator: TestClient) {
    this.app = app;
    this.#administrator = administrator;
  }

  static async of(app: TestApp): Promise<Fixtures> {
    return new Fixtures(app, (await app.signInAs('Administrator')).client);
  }

  /** A number that hasn't been used yet, for values that must be unique. */
  next(): number {
    Fixtures.#made += 1;
    return Fixtures.#made;
  }

  /** A year without an edition; an existing edition is deleted. */
  async freeYear(): Promise<string> {
    const year = 2030;
    const { records } = (await this.app.visitor.call(viewBasicData, {})).body;
    for (const { id } of records.filter((edition) => edition.year === year)) {
      await this.#administrator.call(deleteBasicData, { query: { id } });
    }
    return String(year);
  }

  async edition(): Promise<string> {
    const event_year = await this.freeYear();
    const known = { venue: 'Accra', part_fee_regular: '1500', event_time: '09:00' };
    const body = { event_year, event_theme: `Theme ${this.next()}`, ...known };
    return idOf(await this.#administrator.call(createBasicData, { body }));
  }

  /** Something to publish. */
  async draft(): Promise<void> {
    const { body } = await this.#administrator.call(singleSection, { query: { section: 'identity' } });
    const values = { ...body.record.values, tagline: `Woven ${this.next()}` };
    await this.#administrator.call(saveSection, { body: { section: 'identity', values } });
  }

  async publication(): Promise<string> {
    await this.draft();
    await this.#administrator.call(publishContent, { body: {} });
    const { body } = await this.#administrator.call(viewPublications, {});
    return body.records[0]?.id ?? '';
  }

  async previewLink(): Promise<string> {
    return idOf(await this.#administrator.call(addPreviewLink, { body: {} }));
  }

  async currentEdition(): Promise<string> {
    return (await this.app.visitor.call(currentEdition, {})).body.record.id;
  }

  /** The answer that stands for a file, after the forms began to ask for one. */
  async answerFile(): Promise<string> {
    const question = { key: 'letter', label: `Letter ${this.next()}`, kind: 'file', isAsked: true };
    await publishSection(this.#administrator, 'forms', { registration: [question], partnership: [question] });
    const body = { file: new File(['%PDF-1.7'], 'letter.pdf') };
    return (await this.app.visitor.call(addAnswerFile, { body })).body.answer;
  }

  async attendee(letter?: string): Promise<string> {
    const body = sampleRegistration({ email: `attendee-${this.next()}@owusu.example`, ...answering(letter) });
    return idOf(await this.app.visitor.call(addAttendee, { body }));
  }

  /** Somebody on the waiting list. */
  async waiting(letter?: string): Promise<string> {
    const person = sampleRegistration({
      email: `waiting-${this.next()}@owusu.example`,
      ...answering(letter),
    });
    return idOf(await this.app.visitor.call(joinWaitingList, { body: { ...person, size: 1 } }));
  }

  /** The address of a new attendee. */
  async attendeeAddress(): Promise<string> {
    const email = `person-${this.next()}@owusu.example`;
    idOf(await this.app.visitor.call(addAttendee, { body: sampleRegistration({ email }) }));
    return email;
  }

  /** A new attendee at their present version. */
  async correctable(): Promise<{ id: string; version: string }> {
    const email = await this.attendeeAddress();
    const { body } = await this.#administrator.call(findPerson, { body: { email } });
    const [record] = body.records;
    return { id: record?.id ?? '', version: record?.correctable?.version ?? '' };
  }

  /** A draft to everybody. */
  async mailing(): Promise<string> {
    const body = {
      purpose: 'notice',
      subject: `Hall ${this.next()}`,
      body: 'Hall 2.',
      audience: {},
    } as const;
    return idOf(await this.#administrator.call(addMailing, { body }));
  }

  async mailingFile(): Promise<string> {
    const body = { mailingId: await this.mailing(), file: new File(['Hall 2'], 'plan.txt') };
    return idOf(await this.#administrator.call(addMailingFile, { body }));
  }

  async mailingUnderway(): Promise<string> {
    await this.attendee();
    const id = await this.mailing();
    return idOf(await this.#administrator.call(sendMailing, { body: { id } }));
  }

  async deletedAttendee(): Promise<string> {
    const id = await this.attendee();
    await this.#administrator.call(deleteRecord, { query: { id } });
    return id;
  }

  async importId(): Promise<string> {
    const body = { file: csvFile(peopleCsv([`Imported${this.next()}`])) };
    return idOf(await this.#administrator.call(runImport, { query: { kind: 'attendee' }, body }));
  }

  async partnership(letter?: string): Promise<string> {
    const body = samplePartnership({ email: `partner-${this.next()}@owusu.example`, ...answering(letter) });
    return idOf(await this.app.visitor.call(addPartnership, { body }));
  }

  async mail(): Promise<string> {
    const body = { email: `mail-${this.next()}@owusu.example` };
    return idOf(await this.#administrator.call(sendTestMail, { body }));
  }

  async category(): Promise<string> {
    const body = { title: `Category ${this.next()}` };
    return idOf(await this.#administrator.call(addCategory, { body }));
  }

  async activity(): Promise<string> {
    const description = `Rang number ${this.next()}.`;
    const body = { activity_type: 'Called', activity_description: description };
    await this.#administrator.call(addActivity, { body });
    const { body: found } = await this.#administrator.call(viewActivity, { query: { search: description } });
    return found.records[0]?.id ?? '';
  }

  async user(): Promise<string> {
    return (await this.app.signInAs('User')).userId;
  }

  /** A view of the attendees from LinkedIn, saved for this user. */
  async view({ userId }: Pick<SignedIn, 'userId'>): Promise<string> {
    const id = newId();
    const name = `View ${this.next()}`;
    const text = { name, name_key: name.toLowerCase(), query: 'notice=LinkedIn' };
    const row = { id, user_id: userId, list: 'viewAttendees', ...text };
    const created_at = this.app.clock.now().toISOString();
    await this.app.store.database
      .insertInto('saved_views')
      .values({ ...row, created_at })
      .execute();
    return id;
  }

  async resetLinkToken(): Promise<string> {
    const { body } = await this.#administrator.call(createResetLink, { body: { id: await this.user() } });
    return new URL(body.link).searchParams.get('token') ?? '';
  }
}

function idOf({ status, body }: { status: number; body: { id?: string | undefined } }): string {
  if (status >= 300 || !body.id) throw new Error(`the sample was refused: ${JSON.stringify(body)}`);
  return body.id;
}
