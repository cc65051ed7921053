import { type EventRecord, viewBasicData } from '#features/event/contract.ts';
import { pageTitle } from '#features/event/summit.ts';
import { Island } from '#platform/client/island.tsx';
import { definePage } from '#platform/client/page.ts';
import { FormPage } from '#ui/form-page.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { addAttendee, type RegistrationInput } from '../contract.ts';
import { RegistrationAside } from './registration-aside.tsx';
import { AFTER_REGISTERING } from './registration-fields.ts';
import { RegistrationForm } from './registration-form.tsx';

const TITLE = 'Register';
const DESCRIPTION = 'Register for the summit in Accra: seven short questions, two minutes.';

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
    title: pageTitle(TITLE),
    description: DESCRIPTION,
    extra: <PageLinks url={`${publicUrl}/registrants`} title={TITLE} description={DESCRIPTION} />,
  }),

  submit: async ({ call }, values) => {
    await call(addAttendee, { body: values as RegistrationInput });
    return AFTER_REGISTERING;
  },

  View: ({ data: { event }, refused }) => (
    <FormPage
      title={TITLE}
      lead="Seven short questions. We use the answers to prepare your badge and to reach you, for nothing else."
      seed="registration"
      aside={<RegistrationAside event={event} />}
    >
      <Island name="registration-form" component={RegistrationForm} props={{ returned: refused }} />
    </FormPage>
  ),
});
