import { type EventRecord, viewBasicData } from '#features/event/contract.ts';
import { pageTitle } from '#features/event/summit.ts';
import { Island } from '#platform/client/island.tsx';
import { definePage } from '#platform/client/page.ts';
import { FormPage } from '#ui/form-page.tsx';
import { addAttendee, type RegistrationInput } from '../contract.ts';
import { RegistrationAside } from './registration-aside.tsx';
import { AFTER_REGISTERING } from './registration-fields.ts';
import { RegistrationForm } from './registration-form.tsx';

interface RegistrationData {
  event: EventRecord | undefined;
  publicUrl: string;
}

export const page = definePage<RegistrationData>({
  load: async ({ call, publicUrl }) => {
    const { records } = await call(viewBasicData, { query: { page: 1, pageSize: 1 } });
    return { event: records[0], publicUrl };
  },

  head: ({ publicUrl }) => ({
    title: pageTitle('Register'),
    description: 'Register for the summit in Accra. It takes two minutes, and you pay nothing now.',
    extra: <link rel="canonical" href={`${publicUrl}/registrants`} />,
  }),

  submit: async ({ call }, values) => {
    await call(addAttendee, { body: values as RegistrationInput });
    return AFTER_REGISTERING;
  },

  View: ({ data: { event }, refused }) => (
    <FormPage
      title="Register"
      lead="Seven short questions. We use the answers to prepare your badge and to reach you, for nothing else."
      seed="registration"
      aside={<RegistrationAside event={event} />}
    >
      <Island name="registration-form" component={RegistrationForm} props={{ returned: refused }} />
    </FormPage>
  ),
});
