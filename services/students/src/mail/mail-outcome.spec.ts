import { MAX_TRIES, outcomeOf, pauseAfter } from './mail-outcome';

describe('outcomeOf', () => {
  it.each([
    ['nobody listens', { code: 'ESOCKET' }, false, 'later'],
    ['no such host', { code: 'EDNS' }, false, 'later'],
    ['no answer', { code: 'ETIMEDOUT' }, false, 'later'],
    ['the line breaks before the words', { code: 'ECONNECTION' }, false, 'later'],
    ['the line breaks after the words', { code: 'ECONNECTION' }, true, 'unknown'],
    ['no answer to the words', { code: 'ETIMEDOUT' }, true, 'unknown'],
    ['the try was called off amid the words', { code: 'EABORT' }, true, 'unknown'],
    ['greylisted', { code: 'EENVELOPE', responseCode: 451 }, false, 'later'],
    ['busy after the words', { code: 'EMESSAGE', responseCode: 452 }, true, 'later'],
    ['closing', { code: 'ECONNECTION', responseCode: 421 }, true, 'later'],
    ['no such user', { code: 'EENVELOPE', responseCode: 550 }, false, 'failed'],
    ['refused for its words', { code: 'EMESSAGE', responseCode: 554 }, true, 'failed'],
    ['our password is wrong', { code: 'EAUTH', responseCode: 535 }, false, 'later'],
    ['no connections from us', { code: 'EPROTOCOL', responseCode: 554 }, false, 'later'],
    ['an address no server could take', { code: 'EENVELOPE' }, false, 'failed'],
    ['something else', {}, false, 'later'],
  ] as const)('%s', (_case, error, wordsLeft, is) => {
    expect(outcomeOf({ message: 'x', ...error }, wordsLeft).is).toBe(is);
  });

  it('says why on one line of bounded length', () => {
    const { why } = outcomeOf({ message: `a\r\nb ${'x'.repeat(1000)}` }, false);
    expect(why).toMatch(/^a b x+$/);
    expect(why).toHaveLength(300);
    expect(outcomeOf({ message: ' ' }, false).why).toBe('The mail server gave no reason');
  });
});

describe('pauseAfter', () => {
  it('doubles from half a minute up to an hour, about a day in all', () => {
    expect([1, 2, 3, 8, 9, 1000].map(pauseAfter)).toEqual([
      30_000, 60_000, 120_000, 3_600_000, 3_600_000, 3_600_000,
    ]);
    const pauses = Array.from({ length: MAX_TRIES - 1 }, (_, n) => pauseAfter(n + 1));
    const hours = pauses.reduce((sum, ms) => sum + ms, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(30);
  });
});
