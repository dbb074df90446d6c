import { heldText } from './held-text';

describe('heldText', () => {
  it.each([
    [undefined, ''],
    [{ until: null }, 'Held'],
    [{ until: null, unconfirmed: true }, 'Waiting for a SUPER_ADMIN'],
  ] as const)('of %j is %j', (held, text) => {
    expect(heldText(held)).toBe(text);
  });

  it('names the moment of the release', () => {
    expect(heldText({ until: '2026-12-01T09:00:00.000Z' })).toMatch(/^Held until .*2026/);
  });
});
