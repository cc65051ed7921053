import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** One code held before the camera counts once. */
const SAME_MS = 3_000;
const WIDTH = 1280;

export interface Scanner {
  stop: () => void;
  /** Undefined if the camera has no light. */
  light: ((isOn: boolean) => Promise<void>) | undefined;
}

/** Reads what the camera sees. The reader is our own copy: phones' own ones are missing or don't work. */
export async function scan(
  video: HTMLVideoElement,
  facing: 'environment' | 'user',
  onCode: (code: string) => void,
): Promise<Scanner> {
  const reader = prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: facing, width: { ideal: WIDTH } },
    audio: false,
  });
  video.srcObject = stream;
  await video.play();
  const [track] = stream.getVideoTracks();
  const seen = new Map<string, number>();
  let isStopped = false;
  const look = async () => {
    while (!isStopped) {
      const codes = video.readyState >= video.HAVE_CURRENT_DATA ? await detector.detect(video) : [];
      for (const { rawValue } of codes) {
        const now = performance.now();
        const isNew = now - (seen.get(rawValue) ?? -SAME_MS) >= SAME_MS;
        seen.set(rawValue, now);
        if (isNew && !isStopped) onCode(rawValue);
      }
      await nextFrame(video);
    }
  };
  look().catch((thrown) => console.error(thrown));
  await reader;
  const canLight = track && 'torch' in (track.getCapabilities?.() ?? {});
  return {
    stop() {
      isStopped = true;
      for (const one of stream.getTracks()) one.stop();
    },
    light: canLight
      ? (isOn) => track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] })
      : undefined,
  };
}

/** A hidden page has no frames. */
const PATIENCE_MS = 500;

function nextFrame(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    video.requestVideoFrameCallback?.(() => resolve()) ?? requestAnimationFrame(() => resolve());
  });
}
