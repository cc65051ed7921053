import { Strip } from '#ui/cloth/strip.tsx';
import { GALLERY_SIZES, LEADING_SIZES, Picture } from '#ui/picture.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { Said } from '#ui/said.tsx';
import { speakerAddress } from '../addresses.ts';
import type { SpeakerCard as Shown } from '../contract.ts';
import * as say from '../messages.ts';
import { roleLabel } from '../roles.ts';
import { flightOf } from './flight.ts';
import { PICTURE_FALLBACK, pictureAddress } from './picture-address.ts';

interface SpeakerCardProps {
  speaker: Shown;
  /** The address of a picture that isn't stored yet; shown instead. */
  chosenPicture?: string | undefined;
  /** Belongs to the leading group. */
  leading: boolean;
  /** The first card, which on a phone is alone in the first view. */
  first: boolean;
}

export function SpeakerCard({ speaker, chosenPicture, leading, first }: SpeakerCardProps) {
  const { id, title, fullname, designation, company, role } = speaker;
  return (
    <article className="speaker-card relative" aria-label={fullname}>
      <div className="flies flex" data-flight={flightOf(id)}>
        <div className="draws-down relative w-7 shrink-0">
          <Strip seed={fullname} picks={448} className="absolute inset-0" />
        </div>
        <Picture
          src={chosenPicture ?? pictureAddress(speaker)}
          fallback={PICTURE_FALLBACK}
          alt={say.portrait({ fullname })}
          sizes={leading ? LEADING_SIZES : GALLERY_SIZES}
          width={640}
          height={800}
          className="aspect-[4/5] w-full min-w-0 bg-sunk object-cover"
          eager={first}
        />
      </div>
      {role && <p className="role-badge mt-4">{roleLabel(role)}</p>}
      <h3 className="mt-2 text-title leading-tight font-bold">
        <span className="block font-text text-small font-medium tracking-normal text-quiet">{title}</span>{' '}
        {fullname}
      </h3>
      <p className="mt-1 text-balance">
        <Said of={[designation, company]} />
      </p>
      <p className="mt-2">
        <a
          className="speaker-card-link link inline-flex min-h-11 items-center font-semibold"
          href={speakerAddress(id)}
        >
          <RichMessage
            of={say.viewProfile({ fullname })}
            tags={{ hidden: (words) => <span className="sr-only">{words}</span> }}
          />
        </a>
      </p>
    </article>
  );
}
