import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { createLoom, framesOf, type Scene } from './loom.ts';

/** Renders every film of the site and its poster into the folder below. Needs Debian's ffmpeg. */
const FOLDER = 'src/rooms/edition/editions/client/films';
const FRAMES_A_SECOND = 24;
const MAX_BYTES = 1_500_000;

const SCENES: readonly Scene[] = [
  {
    name: 'loom',
    width: 720,
    height: 1080,
    crossing: 9,
    step: 4,
    seeds: ['Efua', 'Silver', 'Accra', 'speakers', 'Ama Mensah'],
    fell: 0.34,
    wander: 0.07,
    signals: 7,
    shaded: false,
  },
  {
    name: 'past-weave',
    width: 1280,
    height: 720,
    crossing: 8,
    step: 4,
    seeds: ['Tema', 'Gold', 'Kumasi', 'hero', 'Accra', 'Efua', 'blog', 'Ama Mensah', 'speakers', 'Silver'],
    fell: 0.3,
    wander: 0.1,
    signals: 5,
    shaded: true,
  },
  {
    name: 'past-signal',
    width: 1280,
    height: 720,
    crossing: 8,
    step: 4,
    seeds: [
      'Osu',
      'Labadi',
      'Jamestown',
      'Cantonments',
      'Ridge',
      'Nima',
      'Achimota',
      'Legon',
      'Teshie',
      'Madina',
    ],
    fell: 0.72,
    wander: 0.09,
    signals: 9,
    shaded: true,
  },
  {
    name: 'past-people',
    width: 1280,
    height: 720,
    crossing: 16,
    step: 8,
    seeds: ['Bronze', 'Kofi Boateng', 'Platinum', 'contact', 'Quality'],
    fell: 0.14,
    wander: 0.05,
    signals: 6,
    shaded: true,
  },
];

await mkdir(FOLDER, { recursive: true });
for (const scene of SCENES) {
  await encode(scene, 'webm', [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '40',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-cpu-used',
    '2',
  ]);
  await encode(scene, 'mp4', ['-c:v', 'libx264', '-crf', '28', '-preset', 'slow', '-movflags', '+faststart']);
  await writePoster(scene);
}

/** The first frame. On a phone it is the largest thing of the first view, so it has to be small. */
async function writePoster(scene: Scene): Promise<void> {
  const { name, width, height } = scene;
  await sharp(createLoom(scene)(0), { raw: { width, height, channels: 3 } })
    .avif({ quality: 45, effort: 6 })
    .toFile(`${FOLDER}/${name}.avif`);
}

async function encode(scene: Scene, ending: string, codec: string[]): Promise<void> {
  const path = `${FOLDER}/${scene.name}.${ending}`;
  const draw = createLoom(scene);
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${scene.width}x${scene.height}`];
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-loglevel',
      'error',
      '-y',
      ...raw,
      '-r',
      `${FRAMES_A_SECOND}`,
      '-i',
      '-',
      '-an',
      ...codec,
      '-pix_fmt',
      'yuv420p',
      path,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(ffmpeg, 'close');
  for (let frame = 0; frame < framesOf(scene); frame++) {
    if (!ffmpeg.stdin.write(draw(frame))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [status] = await ended;
  const { size } = await stat(path);
  if (status !== 0 || size > MAX_BYTES)
    throw new Error(`${path}: ffmpeg ended with ${status}, ${size} bytes`);
  console.log(`${path} ${Math.round(size / 1024)} kB`);
}
