import sharp from 'sharp';
import { answerApart } from '../answer-apart.ts';
import type { PictureTask } from './prepare-apart.ts';
import { drawLarge, prepareLogo, preparePhoto } from './prepare-picture.ts';

const PREPARE = { photo: preparePhoto, logo: prepareLogo, drawing: drawLarge };

sharp.cache(false);
sharp.concurrency(1);

answerApart(({ kind, file }: PictureTask) => PREPARE[kind](new Blob([file])));
