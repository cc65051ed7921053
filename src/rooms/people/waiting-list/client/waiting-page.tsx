import { definePage, type OwnForm, type Page } from '#platform/client/page.ts';
import type { Message } from '#platform/contract/message.ts';
import { readSiteView, type SiteView } from '#rooms/edition/contract.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { failureOf } from '#ui/form/failure.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { LostLink } from '#ui/lost-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { companionField, type WaitingState } from '../contract.ts';
import * as say from '../messages.ts';

/** What somebody sees who waits. */
export interface WaitingView {
  name: string;
  state: WaitingState;
  size: number;
  /** How many are before them. */
  before: number;
  /** How many places anybody can register for now. */
  free: number;
  /** Until when places are kept for them, in words; '' unless they are. */
  until: string;
}

interface WaitingData {
  siteView: SiteView;
  view: WaitingView;
}

const LEADS: Record<Exclude<WaitingState, 'waiting' | 'offered'>, Message> = {
  accepted: say.acceptedLead,
  ended: say.endedLead,
  left: say.leftLead,
};

/** The page of somebody on the waiting list. Only a pressed button accepts or leaves. */
export function waitingPage(view: WaitingView): Page<WaitingData> {
  return definePage({
    load: async (request) => ({ view, siteView: await readSiteView(request) }),
    head: () => ({
      title: say.many(),
      description: say.description(),
      extra: <meta name="robots" content="noindex, nofollow" />,
    }),
    View,
  });
}

function titleOf({ state, name }: WaitingView): string {
  if (state === 'accepted') return say.youreRegistered();
  return state === 'offered' ? say.room({ name }) : say.many();
}

function leadOf({ state, before, until, size, free }: WaitingView): string {
  if (state === 'waiting') return [placeInLine(before), tooFew(free, size)].filter(Boolean).join(' ');
  if (state !== 'offered') return LEADS[state]();
  return say.keptForYou({ count: size, until });
}

function placeInLine(before: number): string {
  if (before === 0) return say.firstInLine();
  return say.thereBefore({ count: before });
}

/** Who waits for as few as are free is offered them. */
function tooFew(free: number, size: number): string {
  if (free === 0 || free >= size) return '';
  return say.fewerFree({ count: free, size });
}

function View({ data: { view }, refused }: OwnForm & { data: WaitingData }) {
  const isOpen = view.state === 'waiting' || view.state === 'offered';
  return (
    <>
      <PageHeading title={titleOf(view)} lead={leadOf(view)} seed={view.name} />
      {view.state === 'accepted' && (
        <p className="wrap pb-24">
          <LostLink />
        </p>
      )}
      {isOpen && (
        <div className="wrap grid gap-12 pb-24">
          {refused && (
            <ErrorSummary
              failure={failureOf(refused, say.notDone())}
              fields={companionFields(view.size)}
              errors={refused.errors}
            />
          )}
          {view.state === 'offered' && (
            <AcceptForm size={view.size} values={refused?.values ?? {}} errors={refused?.errors ?? {}} />
          )}
          <form method="post">
            <button type="submit" name="do" value="leave" className="button">
              {say.leaveWaitingList()}
            </button>
          </form>
        </div>
      )}
    </>
  );
}

const GUEST = [
  { name: 'name', label: say.fullName, type: 'text' },
  { name: 'role', label: say.role, type: 'text' },
  { name: 'email', label: say.email, type: 'email' },
] as const;

/** The fields of each who comes along, of whom the first is number 2. */
function fieldsOf(number: number): FieldDescription[] {
  return GUEST.map((field) => ({
    ...field,
    label: field.label(),
    name: companionField(field.name, number),
    autoComplete: 'off',
  }));
}

function numbersUpTo(size: number): number[] {
  return Array.from({ length: size - 1 }, (_, index) => index + 2);
}

/** As the summary of errors names them. */
function companionFields(size: number): FieldDescription[] {
  return numbersUpTo(size).flatMap((number) =>
    fieldsOf(number).map((field) => ({ ...field, label: say.ofPerson({ label: field.label, number }) })),
  );
}

interface AcceptFormProps {
  size: number;
  values: Record<string, string>;
  errors: Record<string, string>;
}

function AcceptForm({ size, values, errors }: AcceptFormProps) {
  const guests = numbersUpTo(size);
  return (
    <form method="post" className="grid max-w-[40rem] gap-6">
      {guests.length > 0 && <p className="measure">{say.companionsLead()}</p>}
      {guests.map((number) => (
        <fieldset key={number} className="grid gap-4">
          <legend className="mb-3 font-semibold">{say.personNumber({ number })}</legend>
          {fieldsOf(number).map((field) => (
            <FormField
              key={field.name}
              field={field}
              error={errors[field.name]}
              // Needed of those who come.
              control={{ name: field.name, defaultValue: values[field.name] ?? '', required: false }}
            />
          ))}
        </fieldset>
      ))}
      <p>
        <button type="submit" name="do" value="accept" className="button button-main">
          {say.takePlaces({ count: size })}
        </button>
      </p>
    </form>
  );
}
