import { Link, useNavigate } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { useSessionValues } from '#platform/client/session-values.ts';
import { type Access, mayAccess } from '#platform/contract/access.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { ask } from '#ui/admin/ask.tsx';
import { buttonClass } from '#ui/admin/button.tsx';
import { useGiven } from '#ui/admin/client-module.tsx';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { editionBody, singleEdition, updateBasicData } from '../contract.ts';
import * as say from '../messages.ts';
import { EditionFormFields } from './offers/edition-form-fields.tsx';
import { valuesOf } from './offers/edition-values.ts';
import { useEditions } from './use-editions.ts';

declare module '#ui/admin/client-module.tsx' {
  interface ClientModule {
    /** Where all who are registered for an edition are told of its new place or time, and who may do so. */
    tellOfMove?: { access: Access; address: (edition: string) => string };
    /** What else becomes of an edition in another currency, which somebody has to know before; '' if nothing. */
    beforeCurrency?: (edition: string, currency: string) => Promise<string>;
  }
}

/** Where and when people come. */
const WHERE_AND_WHEN = ['venue', 'city', 'event_date', 'last_date', 'event_time'] as const;

export function UpdateEditionScreen({ id }: { id: string }) {
  return (
    <UpdateScreen
      title={say.updateEventData()}
      within={{ to: '/admin/data-center', label: say.many() }}
      nameOf={({ record: { theme, year } }) =>
        theme ? say.themeOfYear({ theme, year }) : say.editionOf({ year })
      }
      call={singleEdition}
      query={{ id }}
      actions={
        <Link to="/admin/copy-edition/$id" params={{ id }} className={buttonClass()}>
          {say.copyButton()}
        </Link>
      }
    >
      {({ record }) => <UpdateForm edition={record} />}
    </UpdateScreen>
  );
}

function UpdateForm({ edition }: { edition: CallOutput<typeof singleEdition>['record'] }) {
  const onSaved = useSaved({ to: '/admin/data-center' });
  const offerToTell = useOfferToTell(edition.id);
  const initial = valuesOf(edition);
  const warnings = useGiven('beforeCurrency');
  return (
    <RecordForm
      schema={editionBody}
      initial={initial}
      action={say.saveEventData()}
      failure={updateFailure}
      save={async (fields) => {
        const { id, version } = edition;
        if (fields.currency !== initial.currency) await assertMeant(warnings, id, fields.currency ?? '');
        return makeCall(updateBasicData, { query: { id }, body: { ...fields, version } });
      }}
      onSaved={(reply, values) => {
        onSaved(reply);
        if (WHERE_AND_WHEN.some((name) => (values[name] ?? '') !== initial[name])) offerToTell();
      }}
      aside={<Link to="/admin/data-center">{say.cancel()}</Link>}
    >
      <EditionFormFields />
    </RecordForm>
  );
}

/** Leaves the form as it is, unless whoever changes the currency knows what follows. */
async function assertMeant(
  warnings: readonly ((edition: string, currency: string) => Promise<string>)[],
  id: string,
  currency: string,
): Promise<void> {
  for (const warn of warnings) {
    const text = await warn(id, currency);
    if (text && !(await ask({ title: say.changeCurrency(), text, confirm: say.changeCurrencyStill() })))
      throw new Refusal('invalid', text, { currency: text });
  }
}

/** Once people know where and when to come to the current edition, they are to know that it has changed. */
function useOfferToTell(id: string): () => void {
  const session = useSessionValues();
  const navigate = useNavigate();
  const isCurrent = useEditions()?.some((edition) => edition.id === id && edition.current && !edition.over);
  const [place] = useGiven('tellOfMove').filter(({ access }) => mayAccess(access, session));
  return () => {
    if (!isCurrent || !place) return;
    void ask({ title: say.tellOfMove(), text: say.tellOfMoveText(), confirm: say.writeToThem() }).then(
      async (isMeant) => {
        if (isMeant) await navigate({ href: place.address(id) });
      },
    );
  };
}
