import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as say from '../../phone-messages.ts';
import type { Scanner } from './scanner.ts';

interface Props {
  isOn: boolean;
  onCode: (code: string) => void;
  /** Everything that it needs is loaded. */
  onReady: () => void;
}

/** What the camera sees. Its reader is large, so it comes after the page. */
export function Camera({ isOn, onCode, onReady }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<'environment' | 'user'>('environment');
  const [light, setLight] = useState<Scanner['light']>();
  const [isLit, setLit] = useState(false);
  const [error, setError] = useState('');
  const read = useEffectEvent(onCode);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    if (!isOn) return;
    let scanner: Scanner | undefined;
    let isGone = false;
    const begin = async () => {
      const { scan } = await import('./scanner.ts');
      if (!video.current || isGone) return;
      scanner = await scan(video.current, facing, (code) => read(code));
      if (isGone) scanner.stop();
      else setLight(() => scanner?.light);
      setError('');
      ready();
    };
    begin().catch((thrown: Error) =>
      setError(thrown.name === 'NotAllowedError' ? say.cameraRefused() : say.cameraMissing()),
    );
    return () => {
      isGone = true;
      scanner?.stop();
    };
  }, [isOn, facing]);
  if (!isOn) return null;
  return (
    <div className="door-camera">
      <video ref={video} playsInline muted aria-label={say.cameraView()} data-facing={facing} />
      {error ? (
        <p role="alert" className="door-error">
          {error}
        </p>
      ) : (
        <p className="door-aim">{say.aim()}</p>
      )}
      <div className="door-camera-tools">
        {light && (
          <button
            type="button"
            aria-pressed={isLit}
            onClick={() => {
              void light(!isLit);
              setLit(!isLit);
            }}
          >
            {say.torch()}
          </button>
        )}
        <button type="button" onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}>
          {say.otherCamera()}
        </button>
      </div>
    </div>
  );
}
