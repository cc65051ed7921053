import { feesInWords } from '#features/event/fees.ts';
import { nextChange, type Phase, phaseAt, scheduleOf } from '#features/event/schedule.ts';
import { readSummit, type Summit } from '#features/event/summit-content.ts';
import { Island } from '#platform/client/island.tsx';
import { definePage } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { FormPage } from '#ui/form-page.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { addAttendee, type RegistrationInput } from '../contract.ts';
import { RegistrationAside } from './registration-aside.tsx';
import { RegistrationForm } from './registration-form.tsx';

interface RegistrationData {
  summit: Summit;
  phase: Phase;
  now: Date;
  publicUrl: string;
}

export const page = definePage<RegistrationData>({
  load: async (request) => {
    const { now, publicUrl } = request;
    const summit = await readSummit(request);
    return { summit, phase: phaseAt(now, scheduleOf(summit.event)), now, publicUrl };
  },

  head: ({ summit, publicUrl }) => {
    const { title, description } = summit.edition.registration;
    const url = `${publicUrl}${publicAddress.registration}`;
    return { title, description, extra: <PageLinks url={url} title={title} description={description} /> };
  },

  validUntil: ({ summit, now }) => nextChange(now, scheduleOf(summit.event)),

  submit: async ({ call }, values) => {
    await call(addAttendee, { body: values as RegistrationInput });
    return publicAddress.afterRegistering;
  },

  View: ({ data: { summit, phase, now }, ...own }) => (
    <FormPage
      title={summit.edition.registration.title}
      lead={leadOf(summit, phase, now)}
      seed="registration"
      aside={<RegistrationAside summit={summit} phase={phase} now={now} />}
    >
      <Island name="registration-form" component={RegistrationForm} props={{ ...own }} />
    </FormPage>
  ),
});

function leadOf({ event, edition }: Summit, phase: Phase, now: Date): string {
  const { lead, leadAfter } = edition.registration;
  if (phase === 'after') return leadAfter;
  return [lead, event && feesInWords(event, now)].filter(Boolean).join(' ');
}
