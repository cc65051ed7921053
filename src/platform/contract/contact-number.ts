import { optional, phone } from './fields.ts';
import * as say from './messages.ts';

export const contactNumber = optional(phone(say.invalidContactNumber));
