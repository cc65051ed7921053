import { createElement, Fragment, type ReactNode } from 'react';
import { Island } from '#platform/client/island.tsx';
import { definePage, type PageRequest, Redirect } from '#platform/client/page.ts';
import { languageName, leaveInMainAs } from '#platform/contract/language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { readSiteView, type SiteView, summitFacts } from '#rooms/edition/contract.ts';
import { speakerAddress } from '#rooms/programme/speakers/addresses.ts';
import { DEFAULT_PICTURE, PICTURES } from '#rooms/programme/speakers/pictures.ts';
import { roleLabel } from '#rooms/programme/speakers/roles.ts';
import { Alert } from '#ui/alert.tsx';
import { Strip } from '#ui/cloth/strip.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { Picture } from '#ui/picture.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Said } from '#ui/said.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { PROGRAMME_PAGE, sessionAddress, sessionCalendar, sharedSession } from '../../addresses.ts';
import { placeInProgramme } from '../../days-shown.ts';
import { nextChange } from '../../next-change.ts';
import { firstDayOf, nowAndNext, stateAt } from '../../now-and-next.ts';
import { dayAndTimes, dayInWords, timeRange, zoneBeside } from '../../shown-times.ts';
import type { Person, Programme, Session } from '../../site-contract.ts';
import * as text from '../../site-messages.ts';
import { seedsOf } from './band.tsx';
import { sessionFacts } from './facts.ts';
import { neighboursOf } from './neighbours.ts';
import { readProgramme } from './read-programme.ts';
import { stateLabel } from './session-item.tsx';
import { StarButton } from './star-button.island.tsx';

/** What else stands on a session's page; null if there is nothing to say. */
export type AddToSession = (request: PageRequest, session: Session) => ReactNode;

interface SessionData {
  /** Undefined when it could not be read. */
  found: { session: Session; programme: Programme; added: readonly ReactNode[] } | undefined;
  siteView: SiteView;
  now: Date;
  publicUrl: string;
}

/** Given the address of the programme's style sheet, and what modules add. */
export const sessionPage = (sheet: string, additions: readonly AddToSession[]) =>
  definePage<SessionData>({
    load: async (request) => {
      const { call, params, now, publicUrl } = request;
      const programme = await readProgramme(call);
      const session = programme?.sessions.find(({ slug }) => slug === params.slug);
      const byId = programme?.sessions.find(({ id }) => id === params.slug);
      const isBreak = programme?.kinds.find(({ id }) => id === (session ?? byId)?.kind)?.isBreak;
      if (byId && !session && !isBreak) throw new Redirect(sessionAddress(byId.slug), 301);
      if (programme === null || (programme && (!session || isBreak)))
        throw new Refusal('not-found', text.noSession());
      const added = session ? additions.map((add) => add(request, session)) : [];
      const found = programme && session && { programme, session, added };
      return { found, siteView: await readSiteView(request), now, publicUrl };
    },

    status: ({ found }) => (found ? 200 : 503),

    /** It also says whether it is next, which other sessions decide. */
    expiresAt: ({ found, now }) => found && nextChange(found.programme, now),

    head: ({ found, siteView, publicUrl }) => {
      if (!found) return { title: text.programme(), description: text.failedSession() };
      const { session, programme } = found;
      const { title, slug } = session;
      const description = text.sessionDescription({
        title,
        when: dayAndTimes(session, programme.zone),
        where: placeOf(session, programme),
        summit: siteView.texts.name,
      });
      const url = `${publicUrl}${sessionAddress(slug)}`;
      const image = `${publicUrl}${sharedSession(slug)}`;
      const { current } = siteView;
      return {
        title,
        description,
        extra: (
          <>
            <PageLinks url={url} title={title} description={description} image={image} />
            <link rel="stylesheet" href={sheet} />
            <StructuredData
              facts={{
                ...sessionFacts(session, programme, siteView, publicUrl),
                description,
                image,
                ...(current?.entered && { superEvent: summitFacts(current, siteView, publicUrl) }),
              }}
            />
          </>
        ),
      };
    },

    View,
  });

function View({ data }: { data: SessionData }) {
  return data.found ? (
    <Details {...data.found} now={data.now} />
  ) : (
    <div className="wrap py-16">
      <Alert kind="wrong">{text.failedSession()}</Alert>
    </div>
  );
}

function Details({ session, programme, added, now }: NonNullable<SessionData['found']> & { now: Date }) {
  const {
    title,
    abstract,
    people,
    day,
    isCancelled,
    slug,
    slides,
    recording,
    picture,
    pictureAlt = '',
  } = session;
  const { next } = nowAndNext(programme.sessions, now.getTime(), firstDayOf(programme));
  const state = stateAt(session, now.getTime(), next);
  const kind = programme.kinds.find(({ id }) => id === session.kind);
  const track = programme.tracks.find(({ id }) => id === session.track);
  const label = state === 'past' && !isCancelled ? text.over() : stateLabel(state, isCancelled);
  return (
    <article className="session-page wrap" aria-label={title}>
      <div className="session-cloth draws-down" aria-hidden="true">
        {seedsOf(session).map((seed, index) => (
          <div key={seed} className="relative min-h-0 min-w-0 flex-1">
            <Strip
              seed={seed}
              picks={448}
              shifted={index % 2 === 1}
              className="absolute inset-0 max-md:hidden"
            />
            <Strip
              seed={seed}
              picks={448}
              shifted={index % 2 === 1}
              along
              className="absolute inset-0 md:hidden"
            />
          </div>
        ))}
      </div>
      <div className="session-words">
        <p className="kicker">
          <a className="link" href={PROGRAMME_PAGE}>
            {text.programme()}
          </a>{' '}
          {(kind || track) && '· '}
          <Said of={[kind?.name, track?.name]} between=" · " />
        </p>
        <h1 className="display long-title session-title">{title}</h1>
        {isCancelled && <p className="notice notice-warning mt-6 font-semibold">{text.cancelledSession()}</p>}
        <dl className="session-facts">
          <div>
            <dt className="kicker">{text.when()}</dt>
            <dd>
              {dayInWords(day)}
              <span className="block">
                {timeRange(session, programme.zone)}{' '}
                <span className="text-quiet">{zoneBeside(session, programme.zone)}</span>
              </span>
              {label && (
                <span className="session-mark" data-state={state}>
                  {label}
                </span>
              )}
            </dd>
          </div>
          <div>
            <dt className="kicker">{text.where()}</dt>
            <dd>{placeOf(session, programme)}</dd>
          </div>
          {session.language && (
            <div>
              <dt className="kicker">{text.language()}</dt>
              <dd>{languageName(session.language)}</dd>
            </div>
          )}
          {session.level && (
            <div>
              <dt className="kicker">{text.level()}</dt>
              <dd className="capitalize">{session.level}</dd>
            </div>
          )}
        </dl>
        <div className="mt-8 flex flex-wrap gap-3 print:hidden">
          {slides && (
            <a className="button button-main" href={slides} rel="noopener">
              {text.slides()}
            </a>
          )}
          {recording && (
            <a className="button button-main" href={recording} rel="noopener">
              {text.recording()}
            </a>
          )}
          {!isCancelled && state !== 'past' && (
            <>
              <a className="button" href={sessionCalendar(slug)}>
                {text.calendar()}
              </a>
              <Island name="star-button" component={StarButton} props={{ id: session.id }} />
            </>
          )}
        </div>
        {picture && (
          <Picture
            src={`${PICTURES}/${picture}`}
            alt={pictureAlt}
            sizes="(min-width: 62rem) 42rem, 90vw"
            width={960}
            height={540}
            className="mt-10 aspect-video w-full max-w-[42rem] bg-sunk object-cover"
          />
        )}
        <RichText html={abstract} className="measure mt-10 text-lead" />
        {people.length > 0 && (
          <section className="mt-14" aria-labelledby="people">
            <h2 id="people" className="text-title font-bold">
              {text.people()}
            </h2>
            <ul className="session-persons">
              {people.map((person) => (
                <PersonItem key={person.id ?? person.seed} person={person} />
              ))}
            </ul>
          </section>
        )}
        {createElement(Fragment, null, ...added)}
        <Around session={session} programme={programme} />
      </div>
    </article>
  );
}

function PersonItem({ person }: { person: Person }) {
  const { id, name, seed, role, designation, company, picture } = person;
  return (
    <li>
      <div className="flex shrink-0">
        <div className="relative w-4">
          <Strip seed={seed} picks={112} className="absolute inset-0" />
        </div>
        <Picture
          src={`${PICTURES}/${picture || DEFAULT_PICTURE}`}
          fallback={`${PICTURES}/${DEFAULT_PICTURE}`}
          alt=""
          sizes="6rem"
          width={640}
          height={800}
          className="aspect-[4/5] w-20 bg-sunk object-cover"
        />
      </div>
      <div className="min-w-0">
        <p className="text-small text-quiet">{roleLabel(role)}</p>
        <p className="text-balance font-display text-title leading-tight font-semibold">
          {id ? (
            <a className="link" href={speakerAddress(id)}>
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        <p className="mt-1">
          <Said of={[designation, company]} />
        </p>
      </div>
    </li>
  );
}

/** What runs beside it, and what comes before and after in its room. */
function Around({ session, programme }: { session: Session; programme: Programme }) {
  const { beside, before, after } = neighboursOf(session, programme);
  const room = programme.rooms.find(({ id }) => id === session.room);
  return (
    <div className="session-around">
      {room && (before || after) && (
        <nav aria-labelledby="around">
          <h2 id="around" className="text-title font-bold">
            <RichMessage
              of={text.around({ room: room.name })}
              tags={{ room: (name) => <span>{name}</span> }}
            />
          </h2>
          <ul>
            {before && <Neighbour session={before} programme={programme} label={text.before()} />}
            {after && <Neighbour session={after} programme={programme} label={text.after()} />}
          </ul>
        </nav>
      )}
      {beside.length > 0 && (
        <nav aria-labelledby="beside">
          <h2 id="beside" className="text-title font-bold">
            {text.beside()}
          </h2>
          <ul>
            {beside.map((one) => (
              <Neighbour key={one.id} session={one} programme={programme} label={placeOf(one, programme)} />
            ))}
          </ul>
        </nav>
      )}
      <p>
        <a className="link" href={placeInProgramme(session, programme)}>
          {text.wholeProgramme()}
        </a>
      </p>
    </div>
  );
}

function Neighbour({ session, programme, label }: { session: Session; programme: Programme; label: string }) {
  const { slug, title, kind } = session;
  const isBreak = programme.kinds.find(({ id }) => id === kind)?.isBreak;
  return (
    <li>
      <p className="text-small text-quiet">
        <Said of={[label]} /> · <span className="inline-block">{timeRange(session, programme.zone)}</span>
      </p>
      <p className="font-semibold">
        {isBreak ? (
          title
        ) : (
          <a className="link" href={sessionAddress(slug)}>
            {title}
          </a>
        )}
      </p>
    </li>
  );
}

export function placeOf({ room }: Session, { rooms }: Programme): string {
  const found = rooms.find(({ id }) => id === room);
  if (!found) return text.allRooms();
  if (!found.floor) return found.name;
  const place = text.floorOf({ room: found.name, floor: found.floor });
  leaveInMainAs(place, found.name);
  return place;
}
