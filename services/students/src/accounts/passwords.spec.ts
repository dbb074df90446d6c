import { Passwords } from './passwords';

describe('Passwords', () => {
  const passwords = new Passwords();

  it('hashes with Argon2id at 19 MiB and two passes', async () => {
    expect(await passwords.hash('peace2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('accepts the password that was hashed and no other', async () => {
    const stored = await passwords.hash('peace2026');
    expect(await passwords.matches(stored, 'peace2026')).toBe(true);
    expect(await passwords.matches(stored, 'peace2027')).toBe(false);
  });

  it('accepts nothing when there is no hash', async () => {
    expect(await passwords.matches(undefined, 'peace2026')).toBe(false);
  });

  it('answers 503 when the queue is full', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 110 }, () => passwords.matches(undefined, 'x')),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { code: 'OVERLOADED', statusCode: 503 } });
  });
});
