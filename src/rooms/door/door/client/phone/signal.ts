import type { COLOURS } from '../../answer.ts';

type Colour = (typeof COLOURS)[keyof typeof COLOURS];

/** Heard and felt where nobody looks at the screen: one high tone, two, or a long low one. */
const TONES: Readonly<Record<Colour, readonly { hertz: number; seconds: number }[]>> = {
  green: [{ hertz: 988, seconds: 0.12 }],
  amber: [
    { hertz: 587, seconds: 0.14 },
    { hertz: 587, seconds: 0.14 },
  ],
  red: [{ hertz: 165, seconds: 0.6 }],
};
const BUZZES: Readonly<Record<Colour, number[]>> = { green: [60], amber: [120, 80, 120], red: [500] };
const VOLUME = 0.35;
const PAUSE = 0.08;

let sound: AudioContext | undefined;

/** Browsers allow sound only once somebody has touched the page. */
export function allowSound(): void {
  sound ??= new AudioContext();
  void sound.resume();
}

export function signal(colour: Colour): void {
  navigator.vibrate?.(BUZZES[colour]);
  if (!sound) return;
  let from = sound.currentTime;
  for (const { hertz, seconds } of TONES[colour]) {
    const [tone, volume] = [sound.createOscillator(), sound.createGain()];
    tone.frequency.value = hertz;
    volume.gain.value = VOLUME;
    tone.connect(volume).connect(sound.destination);
    tone.start(from);
    tone.stop(from + seconds);
    from += seconds + PAUSE;
  }
}
