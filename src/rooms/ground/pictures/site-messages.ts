import { message } from '#platform/contract/message.ts';

export const pictureMissing = message('Choose a picture.');
