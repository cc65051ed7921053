import type { z } from 'zod';
import { registration } from './contract.ts';

/** What somebody says about themselves, on their own page: the answers of the form, by the same rules. */
export const ownDetails = registration.omit({ captcha: true, consent: true, notice: true });
export type OwnDetails = z.output<typeof ownDetails>;
