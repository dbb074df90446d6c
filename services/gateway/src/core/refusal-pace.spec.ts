import { LimitLog } from './limit-log';
import { isRefusal, RefusalPace } from './refusal-pace';

describe('RefusalPace', () => {
  const warn = jest.fn();
  let pace: RefusalPace;

  beforeEach(() => {
    jest.useFakeTimers();
    warn.mockClear();
    pace = new RefusalPace(new LimitLog({ warn }), { free: 2, busy: 0, heldMax: 3 });
  });
  afterEach(() => {
    pace.close();
    jest.useRealTimers();
  });

  /** Refuses this often. @returns the number of answers without delay. */
  const refuse = (address: string, times: number): (() => number) => {
    const answer = jest.fn();
    for (let count = 0; count < times; count += 1) pace.refuse(address, answer);
    return () => answer.mock.calls.length;
  };

  it('answers some refusals at once, and the next ones after longer and longer waits', () => {
    const answered = refuse('192.0.2.1', 5);
    expect(answered()).toBe(2);
    jest.advanceTimersByTime(999);
    expect(answered()).toBe(2);
    jest.advanceTimersByTime(1);
    expect(answered()).toBe(4);
    jest.advanceTimersByTime(1000);
    expect(answered()).toBe(5);
  });

  it('waits five seconds at most', () => {
    refuse('192.0.2.1', 30);
    jest.advanceTimersByTime(5000);
    const answered = refuse('192.0.2.1', 3);
    jest.advanceTimersByTime(4999);
    expect(answered()).toBe(0);
    jest.advanceTimersByTime(1);
    expect(answered()).toBe(3);
  });

  it('counts each address on its own', () => {
    expect(refuse('192.0.2.1', 3)()).toBe(2);
    expect(refuse('192.0.2.2', 2)()).toBe(2);
  });

  it('forgives as many refusals in ten seconds as it answers at once', () => {
    refuse('192.0.2.1', 5);
    jest.advanceTimersByTime(10_000);
    const later = refuse('192.0.2.1', 1);
    expect(later()).toBe(0);
    jest.advanceTimersByTime(20_000);
    expect(refuse('192.0.2.1', 2)()).toBe(2);
  });

  it('holds nothing while refusals are few', () => {
    const calm = new RefusalPace(new LimitLog({ warn }), { free: 2, busy: 5, heldMax: 3 });
    const answer = jest.fn();
    for (let count = 0; count < 20; count += 1) {
      calm.refuse('192.0.2.1', answer);
      jest.advanceTimersByTime(250);
    }
    expect(answer).toHaveBeenCalledTimes(20);
    calm.close();
  });

  it('holds a bounded number of answers', () => {
    const answered = refuse('192.0.2.1', 10);
    expect(answered()).toBe(7);
    jest.advanceTimersByTime(2000);
    expect(answered()).toBe(10);
  });

  it('sends what waits when it is closed', () => {
    const answered = refuse('192.0.2.1', 4);
    pace.close();
    expect(answered()).toBe(4);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('holds nothing any more after that', () => {
    refuse('192.0.2.1', 5);
    pace.close();
    expect(refuse('192.0.2.1', 3)()).toBe(3);
  });

  it('logs the address once', () => {
    refuse('192.0.2.1', 5);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatchObject({
      audit: { action: 'limit.reach', address: '192.0.2.1', target: { id: 'refusals' } },
    });
  });

  it.each([
    [200, false],
    [304, false],
    [400, true],
    [429, true],
    [503, false],
  ])('takes %d as a refusal: %s', (status, expected) => {
    expect(isRefusal(status)).toBe(expected);
  });
});
