import type { AccessToken } from '@concord/contracts';
import { installFakeChannels } from '@concord/testing/browser';
import { handLookOver, lookKeyOf, receiveLook } from './look-hand-over';

const LOOK: AccessToken = {
  token: 'look-token',
  holder: {
    name: 'Amina Bello',
    email: 'amina@example.com',
    member: null,
    number: null,
    isOrganisation: false,
    student: 'd'.repeat(24),
    isViewed: true,
  },
};
const keyOf = (fragment: string) => lookKeyOf(fragment) ?? '';

beforeEach(installFakeChannels);

describe('handLookOver', () => {
  it('hands the token over once, without it being in the address', async () => {
    const fragment = handLookOver(Promise.resolve(LOOK));
    expect(fragment).toMatch(/^#look=[0-9a-f]{32}$/);
    await expect(receiveLook(keyOf(fragment))).resolves.toEqual(LOOK);
    jest.useFakeTimers();
    const again = receiveLook(keyOf(fragment));
    jest.advanceTimersByTime(30_000);
    jest.useRealTimers();
    await expect(again).resolves.toBeNull();
  });

  it('waits for an answer that takes longer than the tab', async () => {
    let answer = (_: AccessToken) => {};
    const fragment = handLookOver(new Promise((resolve) => (answer = resolve)));
    const received = receiveLook(keyOf(fragment));
    answer(LOOK);
    await expect(received).resolves.toEqual(LOOK);
  });

  it('tells the tab of a refusal', async () => {
    const fragment = handLookOver(Promise.reject(new Error('refused')));
    await expect(receiveLook(keyOf(fragment))).resolves.toBeNull();
  });

  it('gives each tab its own', async () => {
    const [first, second] = [handLookOver(Promise.resolve(LOOK)), handLookOver(Promise.resolve(LOOK))];
    expect(first).not.toBe(second);
    await expect(receiveLook(keyOf(second))).resolves.toEqual(LOOK);
    await expect(receiveLook(keyOf(first))).resolves.toEqual(LOOK);
  });
});

describe('lookKeyOf', () => {
  it.each(['', '#look=', '#look=x', `#other=${'a'.repeat(32)}`, `#look=${'a'.repeat(33)}`])(
    'finds none in %j',
    (fragment) => expect(lookKeyOf(fragment)).toBeUndefined(),
  );
});
