import { generateKeyPairSync } from 'node:crypto';
import { DeviceCookies } from './device-cookies';

const { privateKey: ownKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const JWT_PRIVATE_KEY = [ownKey] as const;
const USE = { path: '/api/auth/login', purpose: 'device-cookies' };
const cookies = new DeviceCookies({ JWT_PRIVATE_KEY, PUBLIC_URL: 'https://concord.example' }, USE);
const [EMAIL, OTHER] = ['ada@concord.example', 'obi@concord.example'];
const pairOf = (header: string) => header.split(';')[0] ?? '';

describe('DeviceCookies', () => {
  it('issues a cookie for the sign-in call alone, for a year, out of reach of scripts', () => {
    expect(cookies.issue(EMAIL)).toMatch(
      /^__Secure-device-[0-9a-f]{16}=\S+; Max-Age=31536000; Path=\/api\/auth\/login; HttpOnly; SameSite=Strict; Secure$/,
    );
    const local = new DeviceCookies({ JWT_PRIVATE_KEY, PUBLIC_URL: 'http://localhost:8080' }, USE);
    expect(local.issue(EMAIL)).toMatch(/^device-[0-9a-f]{16}=/);
    expect(local.issue(EMAIL)).not.toContain('Secure');
  });

  it('knows the device by the cookie of the account, among others', () => {
    const pair = pairOf(cookies.issue(EMAIL));
    const header = `theme=dark; ${pairOf(cookies.issue(OTHER))}; ${pair}`;
    expect(cookies.find(header, EMAIL)).toMatch(/^[\w-]{22}$/);
    expect(cookies.find(header, EMAIL)).not.toBe(cookies.find(header, OTHER));
  });

  it.each<[string, (pair: string) => string | undefined]>([
    ['no cookie', () => undefined],
    ['another device', (pair) => pair.replace(/=.{4}/, '=AAAA')],
    ['a later expiry', (pair) => pair.replace(/\.(\d+)\./, (_, expires) => `.${Number(expires) + 1}.`)],
    ['a cut signature', (pair) => pair.slice(0, -1)],
    ['nonsense', (pair) => `${pair.split('=')[0]}=x`],
    [
      'a cookie of another account',
      (pair) => `${pair.split('=')[0]}=${pairOf(cookies.issue(OTHER)).split('=')[1]}`,
    ],
    ['a header that is far too long', (pair) => `${pair}; ${'x'.repeat(9000)}`],
  ])('refuses %s', (_, tamper) => {
    expect(cookies.find(tamper(pairOf(cookies.issue(EMAIL))), EMAIL)).toBeUndefined();
  });

  it('refuses a cookie that has expired, and one that another key signed', () => {
    const pair = pairOf(cookies.issue(EMAIL));
    expect(cookies.find(pair, EMAIL, Date.now() + 366 * 24 * 3600 * 1000)).toBeUndefined();
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const others = new DeviceCookies(
      { JWT_PRIVATE_KEY: [privateKey], PUBLIC_URL: 'https://concord.example' },
      USE,
    );
    expect(others.find(pair, EMAIL)).toBeUndefined();
  });

  it('refuses a cookie that was issued for another purpose', () => {
    const others = new DeviceCookies(
      { JWT_PRIVATE_KEY, PUBLIC_URL: 'https://concord.example' },
      { ...USE, purpose: 'other' },
    );
    expect(others.find(pairOf(cookies.issue(EMAIL)), EMAIL)).toBeUndefined();
  });

  it('knows a device while the key that signed its cookie is in the list, and signs with the first', () => {
    const pair = pairOf(cookies.issue(EMAIL));
    const { privateKey: next } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const rotated = new DeviceCookies(
      { JWT_PRIVATE_KEY: [next, ownKey], PUBLIC_URL: 'https://concord.example' },
      USE,
    );
    expect(rotated.find(pair, EMAIL)).toBe(cookies.find(pair, EMAIL));
    const newPair = pairOf(rotated.issue(EMAIL));
    expect(rotated.find(newPair, EMAIL)).toMatch(/^[\w-]{22}$/);
    expect(cookies.find(newPair, EMAIL)).toBeUndefined();
  });
});
