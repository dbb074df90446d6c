import { idempotencyKeys, newUuid } from './idempotency';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('newUuid', () => {
  it('makes a random UUID', () => {
    expect(newUuid()).toMatch(UUID);
    expect(newUuid()).not.toBe(newUuid());
  });
});

describe('idempotencyKeys', () => {
  it('gives the same filled form the same key, and a changed one another', () => {
    const keyFor = idempotencyKeys();
    const first = keyFor({ surname: 'Okoro' });
    expect(keyFor({ surname: 'Okoro' })).toBe(first);
    expect(keyFor({ surname: 'Okoro', title: 'Dr' })).not.toBe(first);
  });
});
