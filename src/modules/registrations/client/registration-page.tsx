import { feesInWords } from '#modules/event/fees.ts';
import { nextRegistrationChange } from '#modules/event/registration-state.ts';
import { nextChange, type Phase, phaseAt, scheduleOf } from '#modules/event/schedule.ts';
import { readSummit, type Summit } from '#modules/event/summit-content.ts';
import type { WaitingInput } from '#modules/waiting-list/contract.ts';
import { Island } from '#platform/client/island.tsx';
import { definePage } from '#platform/client/page.ts';
import { nest } from '#platform/contract/nest.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { FormPage } from '#ui/form-page.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { addAttendee, type RegistrationInput, registrationState } from '../contract.ts';
import { joinWaitingList } from '../waiting.ts';
import { askedIn } from './asked.ts';
import { RegistrationAside } from './registration-aside.tsx';
import { RegistrationForm } from './registration-form.tsx';

const WAIT = 'Join the waiting list: we write to you as soon as a place is free.';

interface RegistrationData {
  summit: Summit;
  phase: Phase;
  now: Date;
  publicUrl: string;
  /** Why nobody can register now; '' if they can. */
  closed: string;
  /** All places are taken, and somebody can wait for one. */
  waits: boolean;
}

export const page = definePage<RegistrationData>({
  load: async (request) => {
    const { call, now, publicUrl } = request;
    const summit = await readSummit(request);
    const registration = await call(registrationState, {}).catch(() => undefined);
    const closed = registration?.message ?? '';
    return {
      summit,
      phase: phaseAt(now, scheduleOf(summit.event)),
      now,
      publicUrl,
      closed,
      waits: registration?.state === 'full',
    };
  },

  head: ({ summit, publicUrl }) => {
    const { title, description } = summit.edition.registration;
    const url = `${publicUrl}${publicAddress.registration}`;
    return { title, description, extra: <PageLinks url={url} title={title} description={description} /> };
  },

  expiresAt: ({ summit: { event }, now }) => {
    const changes = [nextChange(now, scheduleOf(event)), nextRegistrationChange(event, now)];
    const instants = changes.flatMap((instant) => instant?.getTime() ?? []);
    return instants.length > 0 ? new Date(Math.min(...instants)) : undefined;
  },

  submit: async ({ call }, values) => {
    const body = nest(values);
    if ('size' in body) {
      await call(joinWaitingList, { body: body as unknown as WaitingInput });
      return publicAddress.afterJoining;
    }
    await call(addAttendee, { body: body as RegistrationInput });
    return publicAddress.afterRegistering;
  },

  View: ({ data: { summit, phase, now, closed, waits }, ...own }) => (
    <FormPage
      title={summit.edition.registration.title}
      lead={waits ? `${closed} ${WAIT}` : closed || leadOf(summit, phase, now)}
      seed="registration"
      aside={<RegistrationAside summit={summit} phase={phase} now={now} />}
    >
      {closed && !waits ? (
        <p className="text-lead">
          Questions?{' '}
          <a className="link" href={publicAddress.contact}>
            Write to us
          </a>
        </p>
      ) : (
        <Island
          name="registration-form"
          component={RegistrationForm}
          props={{ asked: askedIn(summit), ...own, waits }}
        />
      )}
    </FormPage>
  ),
});

function leadOf({ event, edition }: Summit, phase: Phase, now: Date): string {
  const { lead, leadAfter } = edition.registration;
  if (phase === 'after') return leadAfter;
  return [lead, event && feesInWords(event, now)].filter(Boolean).join(' ');
}
