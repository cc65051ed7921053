import sharp from 'sharp';
import { answerInChild } from '../answer-in-child.ts';
import type { PictureTask } from './prepare-in-child.ts';
import { drawLarge, prepareLogo, preparePhoto } from './prepare-picture.ts';

const PREPARE = { photo: preparePhoto, logo: prepareLogo, drawing: drawLarge };

sharp.cache(false);
sharp.concurrency(1);

answerInChild(({ kind, file }: PictureTask) => PREPARE[kind](new Blob([file])));
