import { clientAddress } from './client-address';

describe('clientAddress', () => {
  it('takes what the proxies say when it is an address', () => {
    expect(clientAddress('203.0.113.7', '127.0.0.1')).toBe('203.0.113.7');
    expect(clientAddress('2001:db8::1', '127.0.0.1')).toBe('2001:db8::1');
  });

  it('falls back to the socket when it is not', () => {
    expect(clientAddress('unknown', '127.0.0.1')).toBe('127.0.0.1');
    expect(clientAddress('1.2.3.4\r\nx: y', '127.0.0.1')).toBe('127.0.0.1');
  });

  it('writes an IPv4 address in one way', () => {
    expect(clientAddress('::ffff:10.1.2.3', undefined)).toBe('10.1.2.3');
  });
});
