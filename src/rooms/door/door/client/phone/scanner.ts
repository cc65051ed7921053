import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** One code held before the camera counts once. */
const SAME_MS = 3_000;
const WIDTH = 1280;
/** When each code was last in view, also before the camera was turned off for a moment. */
const seen = new Map<string, number>();

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
  let isStopped = false;
  const look = async () => {
    let inView: string[] = [];
    while (!isStopped) {
      const began = performance.now();
      const codes = video.readyState >= video.HAVE_CURRENT_DATA ? await detector.detect(video) : [];
      for (const { rawValue } of codes) {
        const now = performance.now();
        const isNew = !inView.includes(rawValue) && now - (seen.get(rawValue) ?? -SAME_MS) >= SAME_MS;
        seen.set(rawValue, now);
        if (isNew && !isStopped) onCode(rawValue);
      }
      inView = codes.map(({ rawValue }) => rawValue);
      // Half of a slow phone's time is left to the rest of the page.
      await Promise.all([nextFrame(video), delay(performance.now() - began)]);
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

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function nextFrame(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    video.requestVideoFrameCallback?.(() => resolve()) ?? requestAnimationFrame(() => resolve());
  });
}
