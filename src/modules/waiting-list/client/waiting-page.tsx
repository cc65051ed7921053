import { readSiteView, type SiteView } from '#modules/editions/site-view.ts';
import { definePage, type OwnForm, type Page } from '#platform/client/page.ts';
import { counted, plural } from '#platform/contract/plural.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { failureOf } from '#ui/form/failure.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { LostLink } from '#ui/lost-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { companionField, type WaitingState } from '../contract.ts';

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

const LEADS: Record<Exclude<WaitingState, 'waiting' | 'offered'>, string> = {
  accepted: 'The link in the mail about your registration leads to your own page, with your ticket.',
  ended: 'The offer has ended, because nobody accepted it in time.',
  left: 'You’re no longer on the waiting list.',
};

/** The page of somebody on the waiting list. Only a pressed button accepts or leaves. */
export function waitingPage(view: WaitingView): Page<WaitingData> {
  return definePage({
    load: async (request) => ({ view, siteView: await readSiteView(request) }),
    head: () => ({
      title: 'Waiting list',
      description: 'Your place on the waiting list',
      extra: <meta name="robots" content="noindex, nofollow" />,
    }),
    View,
  });
}

function titleOf({ state, name }: WaitingView): string {
  if (state === 'accepted') return 'You’re registered.';
  return state === 'offered' ? `There’s room for you, ${name}.` : 'Waiting list';
}

function leadOf({ state, before, until, size, free }: WaitingView): string {
  if (state === 'waiting') return placeInLine(before) + tooFew(free, size);
  if (state !== 'offered') return LEADS[state];
  return `${plural(size, 'A place is', `${size} places are`)} kept for you until ${until}.`;
}

function placeInLine(before: number): string {
  if (before === 0) return 'You’re the first on the list.';
  return plural(before, 'There is one before you.', `There are ${before} before you.`);
}

/** Who waits for as few as are free is offered them. */
function tooFew(free: number, size: number): string {
  if (free === 0 || free >= size) return '';
  const places = counted(free, 'place is', 'places are');
  return ` ${places} free now, fewer than the ${size} you wait for. To take some of them, leave the list and register.`;
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
              failure={failureOf(refused, 'This couldn’t be done')}
              fields={companionFields(view.size)}
              errors={refused.errors}
            />
          )}
          {view.state === 'offered' && (
            <AcceptForm size={view.size} values={refused?.values ?? {}} errors={refused?.errors ?? {}} />
          )}
          <form method="post">
            <button type="submit" name="do" value="leave" className="button">
              Leave the waiting list
            </button>
          </form>
        </div>
      )}
    </>
  );
}

const GUEST = [
  { name: 'name', label: 'Full name', type: 'text' },
  { name: 'role', label: 'Role', type: 'text' },
  { name: 'email', label: 'Email', type: 'email' },
] as const;

/** The fields of each who comes along, of whom the first is number 2. */
function fieldsOf(number: number): FieldDescription[] {
  return GUEST.map((field) => ({
    ...field,
    name: companionField(field.name, number),
    optional: true,
    autoComplete: 'off',
  }));
}

function numbersUpTo(size: number): number[] {
  return Array.from({ length: size - 1 }, (_, index) => index + 2);
}

/** As the summary of errors names them. */
function companionFields(size: number): FieldDescription[] {
  return numbersUpTo(size).flatMap((number) =>
    fieldsOf(number).map((field) => ({ ...field, label: `${field.label} of person ${number}` })),
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
      {guests.length > 0 && <p className="measure">Who comes along? Leave empty what you don’t need.</p>}
      {guests.map((number) => (
        <fieldset key={number} className="grid gap-4">
          <legend className="mb-3 font-semibold">Person {number}</legend>
          {fieldsOf(number).map((field) => (
            <FormField
              key={field.name}
              field={field}
              error={errors[field.name]}
              control={{ name: field.name, defaultValue: values[field.name] ?? '' }}
            />
          ))}
        </fieldset>
      ))}
      <p>
        <button type="submit" name="do" value="accept" className="button button-main">
          {plural(size, 'Take the place', 'Take the places')}
        </button>
      </p>
    </form>
  );
}
