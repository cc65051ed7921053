import { message } from '#platform/contract/message.ts';

export const one = message('blog category');
export const many = message('Blog categories');
export const menu = message('Blog Categories');
