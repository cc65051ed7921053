import { readCurrentEvent } from '#features/event/current-event.ts';
import type { CurrentEdition } from '#features/event/edition.ts';
import { feesInWords } from '#features/event/fees.ts';
import { nextRegistrationChange } from '#features/event/registration-state.ts';
import { nextChange, type Phase, phaseAt, scheduleOf } from '#features/event/schedule.ts';
import { pageTitle } from '#features/event/summit.ts';
import { Island } from '#platform/client/island.tsx';
import { definePage } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { FormPage } from '#ui/form-page.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { addAttendee, type RegistrationInput, registrationState } from '../contract.ts';
import { RegistrationAside } from './registration-aside.tsx';
import { RegistrationForm } from './registration-form.tsx';

const TITLE = 'Register';
const DESCRIPTION = 'Register for the summit in Accra: seven short questions, two minutes.';

const LEAD = 'Seven short questions. We only use your answers to prepare your badge and to reach you.';
const LEAD_AFTER =
  'This summit is over. Answer seven short questions, and we’ll write to you about the next one. We won’t use your answers for anything else.';

interface RegistrationData {
  event: CurrentEdition | undefined;
  phase: Phase;
  now: Date;
  publicUrl: string;
  /** Why nobody can register now; '' if they can. */
  closed: string;
}

export const page = definePage<RegistrationData>({
  load: async ({ call, now, publicUrl }) => {
    const event = await readCurrentEvent(call);
    const registration = await call(registrationState, {}).catch(() => undefined);
    const closed = registration?.message ?? '';
    return { event, phase: phaseAt(now, scheduleOf(event)), now, publicUrl, closed };
  },

  head: ({ publicUrl }) => ({
    title: pageTitle(TITLE),
    description: DESCRIPTION,
    extra: (
      <PageLinks url={`${publicUrl}${publicAddress.registration}`} title={TITLE} description={DESCRIPTION} />
    ),
  }),

  validUntil: ({ event, now }) => {
    const changes = [nextChange(now, scheduleOf(event)), nextRegistrationChange(event, now)];
    const instants = changes.flatMap((instant) => instant?.getTime() ?? []);
    return instants.length > 0 ? new Date(Math.min(...instants)) : undefined;
  },

  submit: async ({ call }, values) => {
    await call(addAttendee, { body: values as RegistrationInput });
    return publicAddress.afterRegistering;
  },

  View: ({ data: { event, phase, now, closed }, ...own }) => (
    <FormPage
      title={TITLE}
      lead={closed || leadOf(event, phase, now)}
      seed="registration"
      aside={<RegistrationAside event={event} phase={phase} now={now} />}
    >
      {closed ? (
        <p className="text-lead">
          Questions?{' '}
          <a className="link" href={publicAddress.contact}>
            Write to us
          </a>
        </p>
      ) : (
        <Island name="registration-form" component={RegistrationForm} props={{ ...own }} />
      )}
    </FormPage>
  ),
});

function leadOf(event: CurrentEdition | undefined, phase: Phase, now: Date): string {
  if (phase === 'after') return LEAD_AFTER;
  return [LEAD, event && feesInWords(event, now)].filter(Boolean).join(' ');
}
