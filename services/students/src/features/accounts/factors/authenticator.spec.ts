import { Secret, TOTP } from 'otpauth';
import { authenticatorUri, newAuthenticatorSecret, stepOf } from './authenticator';

/** Secret and times of the test vectors in RFC 6238. Its codes have eight digits; ours are the last six. */
const RFC_SECRET = Secret.fromLatin1('12345678901234567890').base32;

describe('the authenticator', () => {
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [2000000000, '279037', 66666666],
  ])('takes the code of RFC 6238 at %d s', (seconds, code, step) => {
    expect(stepOf(RFC_SECRET, code, seconds * 1000)).toBe(step);
  });

  it('takes the code of the step before and after, and tells which it was', () => {
    const secret = newAuthenticatorSecret();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const now = 1_800_000_000_000;
    const steps = [-60, -30, 0, 30, 60].map((seconds) =>
      stepOf(secret, totp.generate({ timestamp: now + seconds * 1000 }), now),
    );
    expect(steps).toEqual([undefined, 59_999_999, 60_000_000, 60_000_001, undefined]);
  });

  it.each(['', '12345', '1234567', '12345x', '１２３４５６'])('refuses %j', (code) => {
    expect(stepOf(RFC_SECRET, code, 59_000)).toBeUndefined();
  });

  it('has an address that names issuer and account', () => {
    const secret = newAuthenticatorSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(authenticatorUri(secret, 'ada@concord.example'));
    expect(decodeURIComponent(url.pathname)).toBe('/Concord:ada@concord.example');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      issuer: 'Concord',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
