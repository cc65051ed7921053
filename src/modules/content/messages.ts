import { message } from '#platform/contract/message.ts';

export const one = message('site content');
export const many = message('Site');
export const textsAndPackages = message('Texts and packages');
export const preview = message('Preview');
export const versions = message('Versions');
