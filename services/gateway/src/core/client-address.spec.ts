import { clientAddress } from './client-address';

describe('clientAddress', () => {
  it('uses the address that the proxies send', () => {
    expect(clientAddress('203.0.113.7', '127.0.0.1')).toBe('203.0.113.7');
    expect(clientAddress('2001:db8::1', '127.0.0.1')).toBe('2001:db8::1');
  });

  it('uses the address of the socket when that is invalid', () => {
    expect(clientAddress('unknown', '127.0.0.1')).toBe('127.0.0.1');
    expect(clientAddress('1.2.3.4\r\nx: y', '127.0.0.1')).toBe('127.0.0.1');
  });

  it('normalizes a mapped IPv4 address', () => {
    expect(clientAddress('::ffff:10.1.2.3', undefined)).toBe('10.1.2.3');
  });
});
