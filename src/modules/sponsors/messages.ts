import { message } from '#platform/contract/message.ts';

export const one = message('sponsor');
export const many = message('Sponsors and partners');
export const addMenu = message('Add Sponsor/Partner');
export const listMenu = message('View Sponsors/Partners');
export const titleMissing = message('Choose a package type.');
export const logoMissing = message('Choose a logo.');
export const nameMissing = message('Enter the name.');
export const taken = message('A sponsor or partner of this name is already there.');
export const name = message('Name');
export const packageType = message('Package type');
export const website = message('Website');
