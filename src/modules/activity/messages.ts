import { message } from '#platform/contract/message.ts';

export const activity = message('Activity');

export const typeMissing = message('activity_type is missing');
export const descriptionMissing = message('activity_description is missing');
