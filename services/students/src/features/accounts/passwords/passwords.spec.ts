import { Passwords, placesFor } from './passwords';

describe('Passwords', () => {
  const passwords = new Passwords();
  const caller = { key: '10.0.0.1' };

  it('hashes with Argon2id at 19 MiB and two passes', async () => {
    expect(await passwords.hash('peace2026', caller)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('accepts the password that was hashed and no other', async () => {
    const stored = await passwords.hash('peace2026', caller);
    expect(await passwords.matches(stored, 'peace2026', caller)).toBe(true);
    expect(await passwords.matches(stored, 'peace2027', caller)).toBe(false);
  });

  it('accepts nothing when there is no hash', async () => {
    expect(await passwords.matches(undefined, 'peace2026', caller)).toBe(false);
  });

  it('answers 503 to one caller with too much, and serves the others', async () => {
    const flood = Array.from({ length: 110 }, () => passwords.matches(undefined, 'x', caller));
    const others = ['10.0.0.2', '10.0.0.3'].map((key) => passwords.matches(undefined, 'x', { key }));
    const known = passwords.matches(undefined, 'x', { key: 'a-device', isKnownDevice: true });
    expect(await Promise.all([...others, known])).toEqual([false, false, false]);
    const refused = (await Promise.allSettled(flood)).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { code: 'OVERLOADED', statusCode: 503 } });
  });

  it('leaves a core to everything else, and never takes more than two', () => {
    expect([1, 2, 3, 16].map(placesFor)).toEqual([1, 1, 2, 2]);
  });
});
