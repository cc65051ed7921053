import { isNoAnswer, makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { addFilmPart, beginFilm, FILM_PART_BYTES, finishFilm } from '#rooms/ground/contract.ts';

/** How long to wait before a part that got no answer is sent again. */
const WAITS_MS = [1_000, 3_000, 9_000];

export type SentFilm = CallOutput<typeof finishFilm>;

interface Sending {
  signal: AbortSignal;
  /** The share that has arrived. */
  onProgress: (share: number) => void;
}

/** A film on its way. If it fails, it can go on where it ended. */
export class FilmUpload {
  readonly #file: File;
  #id: string | undefined;
  #arrived = 0;

  constructor(file: File) {
    this.#file = file;
  }

  async send({ signal, onProgress }: Sending): Promise<SentFilm> {
    const { size } = this.#file;
    this.#id ??= (await makeCall(beginFilm, { body: { bytes: size } }, { signal })).id;
    const filmId = this.#id ?? '';
    for (let from = this.#arrived; from < size; from = this.#arrived) {
      const part = new File([this.#file.slice(from, from + FILM_PART_BYTES)], 'part');
      const body = { filmId, number: String(from / FILM_PART_BYTES), part };
      await patiently(() => makeCall(addFilmPart, { body }, { signal }), signal);
      this.#arrived += part.size;
      onProgress(this.#arrived / size);
    }
    return patiently(() => makeCall(finishFilm, { body: { filmId } }, { signal }), signal);
  }
}

async function patiently<Reply>(attempt: () => Promise<Reply>, signal: AbortSignal): Promise<Reply> {
  for (const wait of WAITS_MS) {
    try {
      return await attempt();
    } catch (thrown) {
      if (signal.aborted || !isNoAnswer(thrown)) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return attempt();
}
