import { classifySendError, MAX_ATTEMPTS, retryDelay } from './send-outcome';

describe('classifySendError', () => {
  it.each([
    ['connection refused', { code: 'ESOCKET' }, false, 'temporary'],
    ['unknown host', { code: 'EDNS' }, false, 'temporary'],
    ['no answer to the greeting', { code: 'ETIMEDOUT' }, false, 'temporary'],
    ['connection lost before the content', { code: 'ECONNECTION' }, false, 'temporary'],
    ['connection lost after the content', { code: 'ECONNECTION' }, true, 'unknown'],
    ['no answer to the content', { code: 'ETIMEDOUT' }, true, 'unknown'],
    ['attempt aborted while sending the content', { code: 'EABORT' }, true, 'unknown'],
    ['greylisted', { code: 'EENVELOPE', responseCode: 451 }, false, 'temporary'],
    ['busy after the content', { code: 'EMESSAGE', responseCode: 452 }, true, 'temporary'],
    ['server closing', { code: 'ECONNECTION', responseCode: 421 }, true, 'temporary'],
    ['unknown recipient', { code: 'EENVELOPE', responseCode: 550 }, false, 'failed'],
    ['content refused', { code: 'EMESSAGE', responseCode: 554 }, true, 'failed'],
    ['wrong password', { code: 'EAUTH', responseCode: 535 }, false, 'temporary'],
    ['client refused', { code: 'EPROTOCOL', responseCode: 554 }, false, 'temporary'],
    ['malformed address', { code: 'EENVELOPE' }, false, 'failed'],
    ['any other error', {}, false, 'temporary'],
  ] as const)('%s', (_case, error, contentStarted, status) => {
    expect(classifySendError({ message: 'x', ...error }, contentStarted).status).toBe(status);
  });

  it('gives the reason on one line of bounded length', () => {
    const { reason } = classifySendError({ message: `a\r\nb ${'x'.repeat(1000)}` }, false);
    expect(reason).toMatch(/^a b x+$/);
    expect(reason).toHaveLength(300);
    expect(classifySendError({ message: ' ' }, false).reason).toBe('The mail server gave no reason');
  });
});

describe('retryDelay', () => {
  it('doubles from half a minute up to an hour, about a day in all', () => {
    expect([1, 2, 3, 8, 9, 1000].map(retryDelay)).toEqual([
      30_000, 60_000, 120_000, 3_600_000, 3_600_000, 3_600_000,
    ]);
    const delays = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, n) => retryDelay(n + 1));
    const hours = delays.reduce((sum, ms) => sum + ms, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(30);
  });
});
