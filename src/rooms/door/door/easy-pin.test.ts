import { expect, test } from 'vitest';
import { newDevice } from './contract.ts';
import { isEasyPin, isOfDays, proposePin } from './easy-pin.ts';

test('a PIN that is proposed is taken, and another each time', () => {
  const proposed = Array.from({ length: 200 }, proposePin);
  for (const pin of proposed)
    expect(newDevice.safeParse({ name: 'Gate', sort: 'phone', pin }).success, pin).toBe(true);
  expect(new Set(proposed).size).toBeGreaterThan(190);
});

test.each([
  ...[
    '0000',
    '1111',
    '1234',
    '4321',
    '2580',
    '0852',
    '2025',
    '1999',
    '1212',
    '7070',
    '1122',
    '1221',
    '3210',
    '7890',
    '8901',
  ],
  ...[
    '00000',
    '12345',
    '54321',
    '123123',
    '112233',
    '147258',
    '963852',
    '123456',
    '999999',
    '121212',
    '1234567',
    '7654321',
  ],
  ...[
    '12345678',
    '20252025',
    '25122025',
    '12252025',
    '20250826',
    '1122334455'.slice(0, 8),
    '11223',
    ...[
      '2468',
      '1357',
      '1379',
      '1397',
      '7913',
      '1593',
      '7410',
      '3690',
      '8520',
      '0258',
      '1236',
      '1235',
      '0246',
    ],
    ...['13579', '24680', '1357911', '159753', '159357', '147852', '147369', '789456', '456123', '123654'],
    ...['123789', '987321', '121314', '102030', '100200', '1020', '1029', '1324', '112358', '2512', '1402'],
    ...['311299', '010190', '250825', '12321', '14789', '9876', '8642', '2358', '101112', '741963', '3698'],
    ...['5683', '4711', '4712', '1004', '3141', '4283', '786648', '31415', '4096', '7277', '5663'],
    '１２３４',
    '٤٧١١',
    '٠٠٠٠',
  ],
])('%s is refused', (pin) => {
  const issues = newDevice.safeParse({ name: 'Gate', pin }).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual([
    'That PIN is tried first. Please choose another one.',
  ]);
});

test.each(['4718', '9138', '6072', '5861', '48291', '730194', '20617', '3141598', '90217364', '٤٧١٨'])(
  '%s is taken',
  (pin) => {
    expect(newDevice.safeParse({ name: 'Gate', pin }).success).toBe(true);
  },
);

test('most are taken', () => {
  const pins = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'));
  expect(pins.filter(isEasyPin).length).toBeLessThan(2_800);
});

test('the summit’s own days are refused, however they are written', () => {
  const days = ['2025-08-26', '2025-08-27'];
  for (const pin of ['2608', '2708', '0826', '0827', '260825', '082725', '250826', '26825', '82625', '2627'])
    expect(isOfDays(pin, days), pin).toBe(true);
  for (const pin of ['2468', '2508', '2808', '268257', '4711']) expect(isOfDays(pin, days), pin).toBe(false);
  expect(isOfDays('2468', [])).toBe(false);
});
