import { describe, expect, test } from 'vitest';
import { sampleRegistration } from '#testing/samples.ts';
import { registration } from './contract.ts';

describe('the registration form', () => {
  test.each([
    ['email', 'ama@', 'Please enter a valid email address'],
    ['email', '', 'Please enter a valid email address'],
    ['whatsapp_number', '12345', 'Invalid WhatsApp number'],
    ['whatsapp_number', '0241x234567', 'Invalid WhatsApp number'],
    ['contact_number', '+2332412345678901', 'Invalid contact number'],
    ['contact_number', '03021234ab', 'Invalid contact number'],
  ])('says of the field %s with %j: %s', (field, value, message) => {
    expect(messagesOf({ [field]: value })).toEqual({ [field]: message });
  });

  test('asks for everything but the contact number', () => {
    expect(Object.keys(messagesOf(undefined)).toSorted()).toEqual(
      ['company_name', 'email', 'name', 'notice', 'role', 'whatsapp_number'].toSorted(),
    );
    expect(messagesOf({ contact_number: '' })).toEqual({});
  });
});

/**
 * The message shown at each field of a complete form with these changes, or of an empty form if there are
 * none.
 */
function messagesOf(changes: object | undefined): Record<string, string> {
  const result = registration.safeParse(changes ? { ...sampleRegistration(), ...changes } : {});
  const messages: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    messages[path.join('.')] ??= message;
  }
  return messages;
}
