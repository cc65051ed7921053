import { message } from '#platform/contract/message.ts';

export const fileTooLarge = message('The file is larger than {most}. Please split it.');
