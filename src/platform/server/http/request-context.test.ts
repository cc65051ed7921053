import { describe, expect, test } from 'vitest';
import { createClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import type { Services } from './context.ts';
import { describeRequest } from './request-context.ts';

const CONNECTION = { incoming: { socket: { remoteAddress: '10.0.0.9' } } };

function described(proxies: string, headers: Record<string, string>, connection: unknown = CONNECTION) {
  const config = readConfig({ TRUST_PROXY: proxies });
  const services = { config, clock: createClock(undefined) } as Services;
  return describeRequest(services, new Request('http://summit.example', { headers }), connection);
}

describe('the visitor’s address', () => {
  test.each([
    ['0', undefined, '10.0.0.9'],
    ['0', '198.51.100.1', '10.0.0.9'],
    ['1', undefined, '10.0.0.9'],
    ['1', '', '10.0.0.9'],
    ['1', '192.0.2.7', '192.0.2.7'],
    ['1', '198.51.100.1, 192.0.2.7', '192.0.2.7'],
    ['1', '198.51.100.1,198.51.100.2,  192.0.2.7 ', '192.0.2.7'],
    ['1', '198.51.100.1, [2001:db8:1:2::7]:443', '2001:db8:1:2::/64'],
    ['1', '198.51.100.1, ::ffff:192.0.2.7', '192.0.2.7'],
    ['1', '198.51.100.1, unknown', '10.0.0.9'],
    ['2', '192.0.2.7, 10.0.0.1', '192.0.2.7'],
    ['2', '198.51.100.1, 192.0.2.7, 10.0.0.1', '192.0.2.7'],
    ['2', '10.0.0.1', '10.0.0.9'],
  ])('behind %s proxies, forwarded for %s, is %s', (proxies, forwarded, address) => {
    const headers = forwarded === undefined ? undefined : { 'x-forwarded-for': forwarded };
    expect(described(proxies, headers ?? {}).address).toBe(address);
  });

  test('is the same whether the connection is of IPv4 or of both', () => {
    const mapped = { incoming: { socket: { remoteAddress: '::ffff:10.0.0.9' } } };
    expect(described('0', {}, mapped).address).toBe('10.0.0.9');
  });

  test('is the same placeholder for all if the connection has none', () => {
    expect(described('0', {}, {}).address).toBe('unknown');
  });
});

describe('a submission’s key', () => {
  test.each(['12345678', 'a'.repeat(64), '0198f-_AZ'])('%s is taken', (key) => {
    expect(described('0', { 'idempotency-key': key }).idempotencyKey).toBe(key);
  });

  test.each(['1234567', 'a'.repeat(65), 'with a space', '<script>'])('%s is refused', (key) => {
    expect(() => described('0', { 'idempotency-key': key })).toThrow(/8 to 64 letters/);
  });
});
