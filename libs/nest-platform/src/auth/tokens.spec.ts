import { createHmac, generateKeyPairSync } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { TokenSigner, TokenVerifier } from './tokens';

const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keys = pair();
const claims = { typ: 'candidate', sub: 'a'.repeat(24), sid: 's' } as const;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Times of signing and expiry of a token, in ms. */
function timesOf(token: string): { signedAt: number; endsAt: number } {
  const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { iat, exp } = JSON.parse(text) as { iat: number; exp: number };
  return { signedAt: iat * 1000, endsAt: exp * 1000 };
}

describe('TokenVerifier', () => {
  const verifier = new TokenVerifier([keys.publicKey]);
  const own = (options: object, payload: object = claims) =>
    new JwtService({ privateKey: keys.privateKey }).sign(payload, { algorithm: 'ES256', ...options });
  const ours = { issuer: 'concord', audience: 'concord', expiresIn: '1h' };

  it('verifies what the signer signed, the second time from the cache', () => {
    const token = new TokenSigner(keys.privateKey).sign(claims);
    expect(verifier.verify(token)).toEqual({ ...claims, ...timesOf(token) });
    expect(verifier.verify(token)).toEqual({ ...claims, ...timesOf(token) });
  });

  describe('while keys are rotated', () => {
    const next = pair();
    const signedBy = ({ privateKey }: typeof keys) => new TokenSigner(privateKey).sign(claims);

    it('verifies what either key signed, by the key that the token names', () => {
      const both = new TokenVerifier([keys.publicKey, next.publicKey]);
      for (const token of [signedBy(keys), signedBy(next)]) expect(both.verify(token)).toMatchObject(claims);
      expect(new TokenVerifier([next.publicKey]).verify(signedBy(keys))).toBeUndefined();
    });

    it('verifies a token of a release that named no key', () => {
      const both = new TokenVerifier([next.publicKey, keys.publicKey]);
      expect(both.verify(own(ours))).toMatchObject(claims);
    });

    it('does not verify a token that names another key than its own', () => {
      const { kid } = JSON.parse(Buffer.from(signedBy(next).split('.')[0] ?? '', 'base64url').toString()) as {
        kid: string;
      };
      const both = new TokenVerifier([keys.publicKey, next.publicKey]);
      expect(kid).toMatch(/^[\w-]{16}$/);
      expect(both.verify(own({ ...ours, keyid: kid }))).toBeUndefined();
      expect(both.verify(own({ ...ours, keyid: 'unknown' }))).toBeUndefined();
    });
  });

  const hmac = () => {
    const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...claims, iss: 'concord', aud: 'concord', exp: 9e9 })}`;
    const pem = keys.publicKey.export({ type: 'spki', format: 'pem' });
    return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`;
  };
  it.each([
    ['signed by another key', () => new TokenSigner(pair().privateKey).sign(claims)],
    [
      'unsigned',
      () => `${part({ alg: 'none' })}.${part({ ...claims, iss: 'concord', aud: 'concord', exp: 9e9 })}.`,
    ],
    ['signed with the public key as an HMAC secret', hmac],
    ['of another issuer', () => own({ ...ours, issuer: 'x' })],
    ['for another audience', () => own({ ...ours, audience: 'x' })],
    ['that has expired', () => own({ ...ours, expiresIn: -1 })],
    ['without an expiry', () => own({ issuer: 'concord', audience: 'concord' })],
    ['with claims of no known kind', () => own(ours, { typ: 'root', sub: 'x' })],
    ['that is no token', () => 'nonsense'],
  ])('refuses a token %s', (_, make) => {
    expect(verifier.verify(make())).toBeUndefined();
  });

  it('refuses a cached token when it has expired', () => {
    const token = own({ ...ours, expiresIn: 60 });
    expect(verifier.verify(token)).toEqual({ ...claims, ...timesOf(token) });
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect(verifier.verify(token)).toBeUndefined();
    later.mockRestore();
  });
});
