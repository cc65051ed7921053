import { createElement, Fragment, type ReactNode } from 'react';
import { Island } from '#platform/client/island.tsx';
import { definePage, type OwnForm, type Page, type PageRequest } from '#platform/client/page.ts';
import { countries } from '#platform/contract/countries.ts';
import { PICTURE_FOLDERS } from '#platform/contract/picture-folders.ts';
import { ordinalDate } from '#platform/contract/zoned-time.ts';
import { readSiteView, type ShownOption, type SiteView } from '#rooms/edition/contract.ts';
import { speakerAddress } from '#rooms/programme/speakers/addresses.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { failureOf } from '#ui/form/failure.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import { FormField, fieldId } from '#ui/form/form-field.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { StatusBanner } from '#ui/status-banner.tsx';
import { dayFields, shownAt } from '../hours-form.ts';
import * as say from '../messages.ts';
import { RECORDING } from '../told.ts';
import { PictureChoice } from './picture-choice.island.tsx';

/** What a speaker sees of themselves. */
export interface OwnPageView {
  speakerId: string;
  fullname: string;
  /** Those to choose from. */
  titles: readonly ShownOption[];
  /** Of the fields of text, by the names of the form. */
  values: Readonly<Record<string, string>>;
  days: readonly { day: string; isAway: boolean; from: string; until: string }[];
  zone: string;
  recording: 'yes' | 'no' | '';
  /** What visitors read. */
  present: { title: string; fullname: string; designation: string; company: string; image: string };
  /** As a data address; undefined unless a picture waits for the organiser. */
  sentPicture: string | undefined;
  /** Whether something waits for the organiser. */
  waits: boolean;
}

type Shown = OwnPageView & { isDone: boolean };
type Part = (siteView: SiteView) => ReactNode;

interface OwnPageData {
  view: Shown;
  siteView: SiteView;
  parts: readonly Part[];
  /** What visitors read besides, such as the speaker's sessions. */
  added: readonly ReactNode[];
}

/** A speaker's own page. It is rendered for them alone, and works without a script. */
export function ownPage(
  view: Shown,
  parts: readonly Part[],
  additions: readonly ((request: PageRequest) => Promise<ReactNode>)[],
): Page<OwnPageData> {
  return definePage<OwnPageData>({
    load: async (request) => ({
      view,
      siteView: await readSiteView(request),
      parts,
      added: await Promise.all(additions.map((add) => add(request))),
    }),
    head: () => ({
      title: say.pageTitle({ name: view.fullname }),
      description: say.pageDescription(),
      extra: <meta name="robots" content="noindex, nofollow" />,
    }),
    View,
  });
}

function View({ data: { view, siteView, parts, added }, refused }: OwnForm & { data: OwnPageData }) {
  return (
    <>
      {view.isDone && !refused && (
        <StatusBanner>
          {say.pageSaved({ name: view.fullname })} {view.waits ? say.waitsForUs() : say.nothingElse()}
        </StatusBanner>
      )}
      <PageHeading
        title={say.pageTitle({ name: view.fullname })}
        lead={say.pageLead({ summit: siteView.texts.name })}
        seed={view.fullname}
      />
      <div className="wrap grid gap-16 pb-24 lg:grid-cols-3 lg:gap-x-8">
        <div className="grid max-w-[44rem] content-start gap-16 lg:col-span-2 lg:pe-8">
          <TellForm view={view} refused={refused} />
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <div key={index}>{part(siteView)}</div>
          ))}
        </div>
        <aside aria-label={say.asVisitorsSee()} className="max-lg:row-start-1">
          <AsVisitorsSee {...view} />
          {createElement(Fragment, null, ...added)}
        </aside>
      </div>
    </>
  );
}

function TellForm({ view, refused }: Pick<OwnForm, 'refused'> & { view: Shown }) {
  const errors = Object.fromEntries(
    Object.entries(refused?.errors ?? {}).map(([name, message]) => [shownAt(name), message]),
  );
  const values = refused?.values ?? view.values;
  const row = (field: FieldDescription) => (
    <FormField
      key={field.name}
      field={field}
      error={errors[field.name]}
      control={{
        name: field.name,
        defaultValue: values[field.name] ?? '',
        ...(field.type === 'lines' && { className: 'input field-sizing-content max-h-[36rem]' }),
      }}
    />
  );
  const [publicFields, privateFields] = fieldsOf(view);
  return (
    <form method="post" encType="multipart/form-data" noValidate className="grid gap-14">
      {refused && (
        <ErrorSummary
          failure={failureOf({ ...refused, errors }, say.notSent())}
          fields={[...publicFields, picture(), ...privateFields, ...view.days.flatMap(timesOf)]}
          errors={{ ...errors, ...(errors.image && { picture: errors.image }) }}
        />
      )}
      <section className="grid gap-6" aria-labelledby="public">
        <div>
          <h2 id="public" className="text-section font-bold">
            {say.publicHeading()}
          </h2>
          <p className="mt-2 text-quiet">{say.publicLead()}</p>
        </div>
        {publicFields.map(row)}
        <Island
          name="picture-choice"
          component={PictureChoice}
          props={{
            id: fieldId(picture().name),
            sent: view.sentPicture,
            error: errors.image,
          }}
        />
      </section>
      <section className="grid gap-6" aria-labelledby="private">
        <div>
          <h2 id="private" className="text-section font-bold">
            {say.privateHeading()}
          </h2>
          <p className="mt-2 text-quiet">{say.privateLead()}</p>
        </div>
        {privateFields.map(row)}
        {view.days.length > 0 && <Hours view={view} values={refused?.values} errors={errors} />}
        <fieldset className="grid gap-3">
          <legend className="field-label mb-3">{say.recordingLegend()}</legend>
          <div className="flex gap-8">
            {RECORDING.map((answer) => (
              <label key={answer} className="inline-flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="recording"
                  value={answer}
                  className="size-5 accent-[var(--color-accent)]"
                  defaultChecked={(refused?.values.recording ?? view.recording) === answer}
                />
                {answer === 'yes' ? say.yes() : say.no()}
              </label>
            ))}
          </div>
        </fieldset>
      </section>
      <p>
        <button type="submit" className="button button-main w-full sm:w-auto">
          {say.send()}
        </button>
      </p>
    </form>
  );
}

const picture = (): FieldDescription => ({ name: 'picture', label: say.pictureLabel(), type: 'text' });

function fieldsOf({ titles }: Shown): [FieldDescription[], FieldDescription[]] {
  return [
    [
      {
        name: 'title',
        label: say.titleLabel(),
        type: 'choice',
        options: titles,
        autoComplete: 'honorific-prefix',
      },
      { name: 'username', label: say.nameLabel(), type: 'text', autoComplete: 'name' },
      {
        name: 'designation',
        label: say.designationLabel(),
        type: 'text',
        autoComplete: 'organization-title',
      },
      { name: 'company', label: say.companyLabel(), type: 'text', autoComplete: 'organization' },
      {
        name: 'country',
        label: say.countryLabel(),
        type: 'choice',
        options: countries().map(({ name }) => name),
        autoComplete: 'country-name',
        optional: true,
      },
      { name: 'description', label: say.bioLabel(), type: 'lines', hint: say.bioHint() },
    ],
    [
      { name: 'topic', label: say.topicLabel(), type: 'text', optional: true },
      { name: 'needs', label: say.needsLabel(), type: 'lines', hint: say.needsHint(), optional: true },
    ],
  ];
}

/** As the summary of errors names them. */
function timesOf({ day }: Shown['days'][number], index: number): FieldDescription[] {
  const { from, until } = dayFields(index);
  const date = ordinalDate(day);
  return [
    { name: from, label: `${date}, ${say.fromLabel()}`, type: 'text' },
    { name: until, label: `${date}, ${say.untilLabel()}`, type: 'text' },
  ];
}

interface HoursProps {
  view: Shown;
  values: Readonly<Record<string, string>> | undefined;
  errors: Readonly<Record<string, string>>;
}

function Hours({ view: { days, zone }, values, errors }: HoursProps) {
  return (
    <fieldset className="grid gap-6">
      <legend className="field-label">{say.hoursLegend()}</legend>
      <p className="field-hint">{say.hoursHint({ zone })}</p>
      {days.map((day, index) => {
        const names = dayFields(index);
        const isAway = values ? values[names.isAway] !== undefined : day.isAway;
        return (
          <fieldset key={day.day} className="grid gap-3 border-t border-line pt-4">
            <legend className="float-start mb-2 w-full font-semibold">{ordinalDate(day.day)}</legend>
            <div className="clear-both grid grid-cols-2 items-start gap-4 sm:max-w-[24rem]">
              {(['from', 'until'] as const).map((part) => (
                <div key={part} className="field">
                  <label htmlFor={fieldId(names[part])}>
                    {part === 'from' ? say.fromLabel() : say.untilLabel()}
                  </label>
                  <input
                    type="time"
                    id={fieldId(names[part])}
                    name={names[part]}
                    className="input"
                    defaultValue={values?.[names[part]] ?? day[part]}
                    data-empty={(values?.[names[part]] ?? day[part]) ? undefined : 'at first'}
                    aria-invalid={errors[names[part]] ? true : undefined}
                    aria-describedby={errors[names[part]] ? `${names[part]}-error` : undefined}
                  />
                  {errors[names[part]] && (
                    <p className="field-error" id={`${names[part]}-error`}>
                      {errors[names[part]]}
                    </p>
                  )}
                </div>
              ))}
            </div>
            <label className="inline-flex min-h-11 items-center gap-3">
              <input type="checkbox" className="checkbox" name={names.isAway} defaultChecked={isAway} />
              {say.awayLabel()}
            </label>
          </fieldset>
        );
      })}
    </fieldset>
  );
}

function AsVisitorsSee({ speakerId, present }: Shown) {
  const { title, fullname, designation, company, image } = present;
  return (
    <>
      <h2 className="text-title font-bold">{say.asVisitorsSee()}</h2>
      <div className="mt-4 flex gap-4 lg:block">
        {image && (
          <Picture
            src={`${PICTURE_FOLDERS.upload}/${image}`}
            alt=""
            sizes="16rem"
            width={640}
            height={800}
            className="aspect-[4/5] w-28 shrink-0 bg-sunk object-cover lg:w-64"
          />
        )}
        <div className="min-w-0 lg:mt-4">
          <p className="font-display text-title leading-tight font-bold break-words">
            <span className="block font-text text-small font-medium text-quiet">{title}</span>
            {fullname}
          </p>
          <p className="mt-1 break-words">{[designation, company].filter(Boolean).join(', ')}</p>
          <p className="mt-2">
            <a className="link inline-flex min-h-11 items-center" href={speakerAddress(speakerId)}>
              {say.publicProfile()}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
