import {
  CAPTION_BYTES_MAX,
  CAPTION_SIZE_MAX,
  CAPTION_TYPE,
  captionsTooLarge,
  FILM_BYTES_MAX,
  FILM_SIZE_MAX,
  FILM_TYPES,
  filmAddress,
  filmTooLarge,
  type StoredFilm,
} from '#modules/films/contract.ts';
import { Button } from '#ui/admin/button.tsx';
import { ChosenField } from '#ui/admin/form/chosen-field.tsx';
import type { FieldProps } from '#ui/admin/form/field-layout.tsx';
import { FilmFile } from './film-file.tsx';

const NO_FILM = 'These are captions, not a film.';
const NO_CAPTIONS = 'This is a film, not captions.';

/** A film that is uploaded, with captions if it speaks, or none. */
export function FilmField(field: FieldProps) {
  return (
    <ChosenField<StoredFilm> {...field}>
      {(film, change) =>
        film ? (
          <>
            <video className="film-preview" src={filmAddress(film.id)} controls preload="metadata" muted />
            <div className="cover-actions">
              <Button kind="quiet" onClick={() => change(null)}>
                Remove the film
              </Button>
              {film.captions && (
                <Button kind="quiet" onClick={() => change({ ...film, captions: null })}>
                  Remove the captions
                </Button>
              )}
            </div>
            {!film.captions && (
              <FilmFile
                label="Captions"
                types={[CAPTION_TYPE, '.vtt']}
                hint={`If somebody speaks in it: WebVTT, up to ${CAPTION_SIZE_MAX}.`}
                bytesMax={CAPTION_BYTES_MAX}
                tooLarge={captionsTooLarge()}
                take={({ id, type }) => {
                  if (type !== CAPTION_TYPE) return NO_CAPTIONS;
                  change({ ...film, captions: id });
                }}
              />
            )}
          </>
        ) : (
          <FilmFile
            types={FILM_TYPES}
            hint={`MP4 (H.264) or WebM, up to ${FILM_SIZE_MAX}. It plays without sound, again and again.`}
            bytesMax={FILM_BYTES_MAX}
            tooLarge={filmTooLarge()}
            take={({ id, type }) => {
              if (type === CAPTION_TYPE) return NO_FILM;
              change({ id, type, captions: null });
            }}
          />
        )
      }
    </ChosenField>
  );
}
