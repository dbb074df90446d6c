import type { Activity } from '@concord/contracts';
import { advance, useFakeTimers } from '../testing/fake-timers';
import { NO_ACTIVITY } from './activity';
import { ActivityCounter } from './activity-counter';
import { ActivityReporter } from './activity-reporter';

function reporterOf({
  send = jest.fn(() => Promise.resolve()),
  known = undefined as Activity | undefined,
} = {}) {
  const counter = new ActivityCounter(NO_ACTIVITY, () => performance.now());
  const persist = jest.fn(() => Promise.resolve());
  const reporter = new ActivityReporter(counter, { send, persist, known: () => known });
  reporter.start();
  return { counter, persist, reporter, send };
}

describe(ActivityReporter.name, () => {
  useFakeTimers();

  it('reports counts within 20 s, times without counts once a minute, and each time once', async () => {
    const { counter, send, persist } = reporterOf();
    counter.show('q1');
    await advance(40_000);
    expect(send).not.toHaveBeenCalled();
    expect(persist).toHaveBeenCalledTimes(2);
    await advance(20_000);
    expect(send.mock.calls).toEqual([[{ ...NO_ACTIVITY, seconds: { q1: 60 } }]]);
    counter.show(null);
    counter.count('copied');
    await advance(20_000);
    expect(send.mock.lastCall).toEqual([{ ...NO_ACTIVITY, copied: 1, seconds: {} }]);
  });

  it('reports the rest at its end, and retries failed reports', async () => {
    const send = jest.fn(() => Promise.resolve());
    send.mockRejectedValueOnce({ status: 0, code: 'NO_ANSWER', message: '' });
    const { counter, reporter } = reporterOf({ send });
    counter.count('printed');
    await advance(20_000);
    reporter.stop();
    await advance(60_000);
    reporter.stop();
    expect(send.mock.calls).toEqual(Array(2).fill([{ ...NO_ACTIVITY, printed: 1, seconds: {} }]));
  });

  it('stops reporting to a server of the previous version, which does not know the call', async () => {
    const send = jest.fn(() => Promise.reject({ status: 404, code: 'NOT_FOUND', message: '' }));
    const { counter, reporter } = reporterOf({ send });
    counter.count('printed');
    await advance(20_000);
    counter.count('printed');
    await advance(120_000);
    reporter.stop();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('merges the counts of the server', async () => {
    const known = { ...NO_ACTIVITY, left: 5 };
    const { counter, send } = reporterOf({ known });
    await advance(20_000);
    expect(counter.snapshot().left).toBe(5);
    expect(send).not.toHaveBeenCalled();
  });
});
