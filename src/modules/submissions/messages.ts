import { message } from '#platform/contract/message.ts';

export const whatsappInvalid = message('Invalid WhatsApp number');
export const phoneInvalid = message('Invalid contact number');
export const nameMissing = message('Please enter your full name');
export const name = message('Name');
export const fullName = message('Full name');
export const companyMissing = message('Please enter your company’s name');
export const company = message('Company');
export const companyName = message('Company name');
export const roleMissing = message('Please enter your role');
export const designation = message('Designation');
export const role = message('Role');
export const email = message('Email');
export const phone = message('Phone');
export const contactNumber = message('Contact number');
export const contactNumberHint = message('If it’s different from your WhatsApp number');
export const whatsappMissing = message('Please enter your WhatsApp number');
export const whatsapp = message('WhatsApp');
export const whatsappNumber = message('WhatsApp number');
export const howTheyHeard = message('How they heard');
export const notice = message('Notice');

export const noLongerAsked = message('{label} (no longer asked)');
export const answerMissing = message('Please answer this question');
export const notANumber = message('Please write a number in figures');
export const notOffered = message('Please choose one of the answers');
export const noticeMissing = message('Please choose how you heard about the summit');
