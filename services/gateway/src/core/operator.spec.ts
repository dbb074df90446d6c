import type { IncomingMessage } from 'node:http';
import { operatorCheck } from './operator';

const SECRET = 'a-gateway-secret-for-tests';

describe('operatorCheck', () => {
  const isOperator = operatorCheck([SECRET]);
  const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}) => {
    const remoteFamily = remoteAddress?.includes(':') ? 'IPv6' : 'IPv4';
    return { socket: { remoteAddress, remoteFamily }, headers } as unknown as IncomingMessage;
  };

  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('is true for %s', (address) => {
    expect(isOperator(from(address))).toBe(true);
  });

  it.each(['203.0.113.7', '10.0.0.1', '::ffff:203.0.113.7', '2001:db8::1', undefined])(
    'is true for %s with the secret only',
    (address) => {
      expect(isOperator(from(address))).toBe(false);
      expect(isOperator(from(address, { 'x-gateway-secret': 'guess' }))).toBe(false);
      expect(isOperator(from(address, { 'x-gateway-secret': '' }))).toBe(false);
      expect(isOperator(from(address, { 'x-gateway-secret': SECRET }))).toBe(true);
    },
  );

  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'])(
    'is false for a proxy on this machine, which sends %s',
    (name) => {
      expect(isOperator(from('127.0.0.1', { [name]: '203.0.113.7' }))).toBe(false);
    },
  );
});
