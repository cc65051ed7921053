import {
  CAPTION_BYTES_MAX,
  CAPTION_TYPE,
  captionSizeMax,
  captionsTooLarge,
  FILM_BYTES_MAX,
  FILM_TYPES,
  filmAddress,
  filmSizeMax,
  filmTooLarge,
  type StoredFilm,
} from '#rooms/ground/contract.ts';
import { Button } from '#ui/admin/button.tsx';
import { ChosenField } from '#ui/admin/form/chosen-field.tsx';
import type { FieldProps } from '#ui/admin/form/field-layout.tsx';
import * as say from '../messages.ts';
import { FilmFile } from './film-file.tsx';

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
                {say.removeFilm()}
              </Button>
              {film.captions && (
                <Button kind="quiet" onClick={() => change({ ...film, captions: null })}>
                  {say.removeCaptions()}
                </Button>
              )}
            </div>
            {!film.captions && (
              <FilmFile
                label={say.captions()}
                types={[CAPTION_TYPE, '.vtt']}
                hint={say.captionsHint({ size: captionSizeMax() })}
                bytesMax={CAPTION_BYTES_MAX}
                tooLarge={captionsTooLarge()}
                take={({ id, type }) => {
                  if (type !== CAPTION_TYPE) return say.notCaptions();
                  change({ ...film, captions: id });
                }}
              />
            )}
          </>
        ) : (
          <FilmFile
            types={FILM_TYPES}
            hint={say.filmHint({ size: filmSizeMax() })}
            bytesMax={FILM_BYTES_MAX}
            tooLarge={filmTooLarge()}
            take={({ id, type }) => {
              if (type === CAPTION_TYPE) return say.notFilm();
              change({ id, type, captions: null });
            }}
          />
        )
      }
    </ChosenField>
  );
}
