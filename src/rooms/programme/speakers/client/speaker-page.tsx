import { createElement, Fragment, type ReactNode } from 'react';
import { definePage, type PageRequest } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { readSiteView, type SiteView } from '#rooms/edition/contract.ts';
import { Alert } from '#ui/alert.tsx';
import { Strip } from '#ui/cloth/strip.tsx';
import { Landed, MayFly } from '#ui/may-fly.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { Picture } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Said } from '#ui/said.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { sharedSpeaker, speakerAddress } from '../addresses.ts';
import { type Speaker, singleSpeaker } from '../contract.ts';
import * as say from '../messages.ts';
import { roleLabel } from '../roles.ts';
import { flightOf } from './flight.ts';
import { PICTURE_FALLBACK, pictureAddress } from './picture-address.ts';

export type AddToSpeaker = (request: PageRequest, speakerId: string) => Promise<ReactNode>;

interface SpeakerData {
  /** Undefined when the speaker could not be read. */
  speaker: Speaker | undefined;
  added: readonly ReactNode[];
  siteView: SiteView;
  publicUrl: string;
}

/** Given what modules add below what a speaker says of themselves. */
export const speakerPage = (additions: readonly AddToSpeaker[]) =>
  definePage<SpeakerData>({
    load: async (request) => {
      const { call, params, publicUrl } = request;
      const speaker = await call(singleSpeaker, { query: { speakerId: params.id ?? '' } }).then(
        ({ records }) => records[0],
        (thrown) => {
          if (thrown instanceof Refusal) throw new Refusal('not-found', thrown.message);
          return undefined;
        },
      );
      // Only now: an unknown speaker isn't worth it.
      const added = speaker ? await Promise.all(additions.map((add) => add(request, speaker.id))) : [];
      return { speaker, added, siteView: await readSiteView(request), publicUrl };
    },

    head: ({ speaker, siteView, publicUrl }) => {
      if (!speaker) return { title: say.speaker(), description: say.readFailed() };
      const name = `${speaker.title} ${speaker.fullname}`;
      const description = `${name}, ${speaker.designation}, ${speaker.company}: ${roleLabel(speaker.role)} ${siteView.edition.speakers.profileEnd}.`;
      const url = `${publicUrl}${speakerAddress(speaker.id)}`;
      const share = `${publicUrl}${sharedSpeaker(speaker.id)}`;
      return {
        title: name,
        description,
        extra: (
          <>
            <PageLinks url={url} title={name} description={description} image={share} type="profile" />
            <MayFly to={publicAddress.speakers} />
            <StructuredData facts={personFacts(speaker, url, new URL(pictureAddress(speaker), url).href)} />
          </>
        ),
      };
    },

    View,
  });

function View({ data: { speaker, added } }: { data: SpeakerData }) {
  return speaker ? <Profile speaker={speaker} added={added} /> : <Failure />;
}

function personFacts({ fullname, title, designation, company }: Speaker, url: string, image: string) {
  return {
    '@type': 'Person',
    name: fullname,
    honorificPrefix: title,
    jobTitle: designation,
    worksFor: { '@type': 'Organization', name: company },
    url,
    image,
  };
}

function Profile({ speaker, added }: { speaker: Speaker; added: readonly ReactNode[] }) {
  const { id, title, fullname, designation, company, country, role, description } = speaker;
  return (
    <article
      aria-label={fullname}
      className="wrap grid gap-10 py-8 pb-24 lg:grid-cols-[5fr_7fr] lg:gap-20 lg:py-16"
    >
      <div className="flies flex max-w-[34rem]" data-flight={flightOf(id)}>
        <div className="draws-down relative w-12 shrink-0 md:w-16">
          <Strip seed={fullname} picks={448} className="absolute inset-0" />
        </div>
        <Picture
          src={pictureAddress(speaker)}
          fallback={PICTURE_FALLBACK}
          alt={say.portrait({ fullname })}
          sizes="(min-width: 62rem) 36vw, 90vw"
          width={640}
          height={800}
          className="aspect-[4/5] w-full min-w-0 bg-sunk object-cover"
          eager
        />
      </div>
      <Landed />
      <div>
        {role && <p className="role-badge">{roleLabel(role)}</p>}
        <h1 className="display mt-4 text-[clamp(2.5rem,1.4rem+4.6vw,5.5rem)] leading-[0.95]">
          <span className="mb-3 block font-text text-lead font-medium tracking-normal text-quiet">
            {title}
          </span>{' '}
          {fullname}
        </h1>
        <p className="mt-5 text-lead">
          <Said of={[designation, company]} />
          {country && <span className="block text-quiet">{country}</span>}
        </p>
        <RichText html={description} className="measure mt-8" />
        {createElement(Fragment, null, ...added)}
        <p className="mt-10">
          <a className="link" href={publicAddress.speakers}>
            {say.allSpeakers()}
          </a>
        </p>
      </div>
    </article>
  );
}

function Failure() {
  return (
    <div className="wrap py-16">
      <h1 className="sr-only">{say.speaker()}</h1>
      <Alert kind="wrong">{say.readFailed()}</Alert>
    </div>
  );
}
