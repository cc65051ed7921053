import { useRef, useState } from 'react';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Refusal, type RefusalCode } from '#platform/contract/refusal.ts';
import { Button } from '#ui/admin/button.tsx';
import { FromDevice } from '#ui/admin/form/pictures/from-device.tsx';
import * as say from '../messages.ts';
import { FilmUpload, type SentFilm } from './film-upload.ts';

/** What is said of the file itself: sending it again doesn’t help. */
const FINAL: readonly RefusalCode[] = ['unsupported-type', 'not-found', 'conflict', 'invalid'];

interface Props {
  label?: string;
  types: readonly string[];
  hint: string;
  bytesMax: number;
  tooLarge: string;
  /** Takes what was sent, or says why it isn't what was asked for. */
  take: (sent: SentFilm) => string | undefined;
}

interface Underway {
  upload: FilmUpload;
  share: number;
}

/** Sends a film, or its captions, and says how far it is. If the network is lost, it can go on later. */
export function FilmFile({ take, ...choosing }: Props) {
  const [underway, setUnderway] = useState<Underway>();
  const [problem, setProblem] = useState<string>();
  const ending = useRef<AbortController>(undefined);

  async function send(upload: FilmUpload, share = 0) {
    const controller = new AbortController();
    ending.current = controller;
    setProblem(undefined);
    setUnderway({ upload, share });
    try {
      const onProgress = (next: number) => setUnderway({ upload, share: next });
      const sent = await upload.send({ signal: controller.signal, onProgress });
      setProblem(take(sent));
      setUnderway(undefined);
    } catch (thrown) {
      if (controller.signal.aborted) return;
      setProblem(refusalText(thrown));
      if (thrown instanceof Refusal && FINAL.includes(thrown.code)) setUnderway(undefined);
    }
  }

  function cancel() {
    ending.current?.abort();
    setUnderway(undefined);
    setProblem(undefined);
  }

  if (!underway) {
    return <FromDevice {...choosing} problem={problem} onChosen={(file) => send(new FilmUpload(file))} />;
  }
  return (
    <div className="film-upload">
      <progress value={underway.share} aria-label={say.uploaded()} />
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="cover-actions">
        {problem && <Button onClick={() => send(underway.upload, underway.share)}>{say.goOn()}</Button>}
        <Button kind="quiet" onClick={cancel}>
          {say.cancel()}
        </Button>
      </div>
    </div>
  );
}
