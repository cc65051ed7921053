import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import type { OwnForm } from '#platform/client/page.ts';
import type { Question } from '#rooms/edition/contract.ts';
import { challenge } from '#rooms/ground/contract.ts';
import { alreadyRegistered } from '#rooms/people/registrations/messages.ts';
import { questionFields } from '#rooms/people/submissions/client/offers/question-fields.ts';
import type { Consent } from '#rooms/people/submissions/consent.ts';
import type { NotRequired } from '#rooms/people/submissions/not-required.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import { fieldId } from '#ui/form/form-field.tsx';
import { FormWithStrip } from '#ui/form/form-with-strip.tsx';
import { type FormValues, PublicForm } from '#ui/form/public-form.tsx';
import { solveSpamGuard } from '#ui/form/spam-guard.ts';
import { submitForm } from '#ui/form/submission.ts';
import { useFieldValue } from '#ui/form/use-field-value.ts';
import { LostLink } from '#ui/lost-link.tsx';
import { groupForm, groupOf, registerGroup } from '../contract.ts';
import * as say from '../messages.ts';
import { readPeople } from '../people.ts';

const askChallenge = () => makeCall(challenge, {});

/** What a group pays; '' if it isn't known. */
export interface GroupOffer {
  /** From how many people; null if there is no discount. */
  least: number | null;
  feeAlone: string;
  feeInGroup: string;
  /** What so many pay together, from one on, where tickets are sold. */
  together: readonly string[];
  canChoose: boolean;
}

interface GroupFormProps extends OwnForm {
  /** What the registration asks of everybody, and of who registers the group. */
  specified: readonly FieldDescription[];
  questions: readonly Question[];
  notRequired: NotRequired;
  consent: Consent;
  news: Consent;
  offer: GroupOffer;
  next: string;
}

export function GroupForm({ specified, questions, notRequired, offer, next, ...own }: GroupFormProps) {
  const [fields] = useState(() => [...specified, ...questionFields(questions), ...groupFields()]);
  const [schema] = useState(() => groupForm({ questions, notRequired }));
  return (
    <FormWithStrip refused={own.refused}>
      <PublicForm
        label={say.formLabel()}
        button={say.register()}
        pendingButton={say.registering()}
        send={(values) => register(values, notRequired, next)}
        fields={fields}
        schema={schema}
        refusedHeading={say.refusedHeading()}
        values={{}}
        {...own}
        beforeConsent={<Summary offer={offer} notRequired={notRequired} refused={own.refused} />}
        wayOn={({ email }) =>
          email === alreadyRegistered() && (
            <p className="mt-2">
              <LostLink />
            </p>
          )
        }
        onFocus={() => void solveSpamGuard(askChallenge).catch(() => {})}
      />
    </FormWithStrip>
  );
}

function groupFields(): FieldDescription[] {
  return [
    { name: 'people', label: say.people(), type: 'lines', optional: true, hint: say.peopleHint() },
    { name: 'unnamed', label: say.unnamed(), type: 'number', optional: true, hint: say.unnamedHint() },
  ];
}

/** Who comes and what it costs, as it is typed. */
function Summary({ offer, notRequired, refused }: Pick<GroupFormProps, 'offer' | 'notRequired' | 'refused'>) {
  const typed = useFieldValue(fieldId('people'), refused?.values.people ?? '');
  const people = readPeople(typed, notRequired);
  const later = Number(useFieldValue(fieldId('unnamed'), refused?.values.unnamed ?? '')) || 0;
  const unnamed = Math.max(0, Math.trunc(later));
  const size = 1 + people.length + unnamed;
  const together = offer.together[size - 1];
  return (
    <div className="group-summary">
      <div role="status">
        <p className="display text-title">
          {say.size({ count: size })}
          {unnamed > 0 && <span className="text-quiet">{` · ${say.placesToName({ count: unnamed })}`}</span>}
        </p>
        {together && <p className="display text-title mt-2">{say.together({ price: together })}</p>}
        <p className="mt-2">{discountText(offer, size)}</p>
        {together && <p className="mt-2">{offer.canChoose ? say.chooseKinds() : say.payLater()}</p>}
      </div>
      {people.length > 0 && (
        <ol>
          {people.map(({ name, role, email, problem }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place alone
            <li key={index} data-wrong={problem ? '' : undefined}>
              <span className="font-semibold">{name}</span> <span className="text-quiet">{role}</span>{' '}
              <span className="text-quiet">{email}</span>
              {problem && <span className="field-error">{problem}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function discountText({ least, feeAlone, feeInGroup }: GroupOffer, size: number): string {
  if (least !== null && size >= least)
    return feeInGroup ? say.discountReached({ fee: feeInGroup }) : say.discountReachedUntold();
  const fee = feeAlone && say.forEach({ fee: feeAlone });
  const missing = least === null ? '' : say.discountMissing({ count: least - size });
  return [fee, missing].filter(Boolean).join(' ');
}

function register(values: FormValues, notRequired: NotRequired, next: string) {
  return submitForm({
    askChallenge,
    send: ({ captcha, idempotencyKey }) =>
      makeCall(registerGroup, { body: { ...groupOf(values, notRequired), captcha } }, { idempotencyKey }),
    next,
    refusedHeading: say.refusedHeading(),
    failed: say.sendFailed(),
  });
}
