import { webcrypto } from 'node:crypto';
import { idempotencyKeys } from './idempotency-key';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const subtle = webcrypto.subtle as SubtleCrypto;

describe('idempotencyKeys', () => {
  it('returns the same key for the same form, also in another tab and after a reload', async () => {
    const key = await idempotencyKeys(subtle)('{"surname":"Okoro"}');
    expect(key).toMatch(UUID);
    await expect(idempotencyKeys(subtle)('{"surname":"Okoro"}')).resolves.toBe(key);
  });

  it.each([
    ['hashed', subtle],
    ['random', undefined],
  ])('keeps the key of an unchanged form and changes that of a changed form (%s)', async (_name, hash) => {
    const keyFor = idempotencyKeys(hash);
    const first = await keyFor('{"surname":"Okoro"}');
    expect(first).toMatch(UUID);
    await expect(keyFor('{"surname":"Okoro"}')).resolves.toBe(first);
    await expect(keyFor('{"surname":"Okoro","title":"Dr"}')).resolves.not.toBe(first);
  });
});
