import type { PartnershipInput } from '#rooms/partners/partnerships/contract.ts';
import type { RegistrationInput } from '#rooms/people/registrations/contract.ts';
import type { NewSpeakerInput } from '#rooms/programme/speakers/contract.ts';
import { samplePhoto } from './sample-pictures.ts';

/** What both public forms ask about the person. */
const PERSON = {
  name: 'Aimée Owusu-Ansah',
  email: 'aimee@owusu.example',
  contact_number: '+233302123456',
  whatsapp_number: '+233241234567',
  company_name: 'Owusu & Daughters',
  role: 'Managing Director',
};

/** A visitor's complete registration. */
export function sampleRegistration(changes: Partial<RegistrationInput> = {}): RegistrationInput {
  return { ...PERSON, notice: 'Word of mouth', ...changes };
}

/** A visitor's complete partnership request. */
export function samplePartnership(changes: Partial<PartnershipInput> = {}): PartnershipInput {
  return { ...PERSON, notice: 'LinkedIn', packages: 'Gold', ...changes };
}

/** A new speaker, with a picture. */
export async function sampleSpeaker(changes: Partial<NewSpeakerInput> = {}): Promise<NewSpeakerInput> {
  return {
    title: 'Dr.',
    username: 'Aimée Owusu',
    designation: 'Director',
    role: 'Speaker',
    company: 'Owusu & Daughters',
    country: 'Ghana',
    description: 'Builds things.',
    image: await samplePhoto(),
    ...changes,
  };
}
