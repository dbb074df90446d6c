import { ActivityCounter } from './activity-counter';
import { highestActivity, NO_ACTIVITY } from './activity';

function counterAt(start = NO_ACTIVITY) {
  const time = { ms: 0 };
  const counter = new ActivityCounter(start, () => time.ms);
  const pass = (seconds: number) => (time.ms += seconds * 1000);
  return { counter, pass };
}

describe(ActivityCounter.name, () => {
  it('counts how often and how long the page was left, also before the return', () => {
    const { counter, pass } = counterAt();
    counter.hidden();
    counter.hidden();
    pass(20);
    expect(counter.snapshot()).toMatchObject({ left: 1, awaySeconds: 20 });
    pass(10);
    expect([counter.shown(), counter.shown()]).toEqual([true, false]);
    expect(counter.snapshot()).toMatchObject({ left: 1, awaySeconds: 30 });
  });

  it('sums the time of each question in view, without time hidden or asleep', () => {
    const { counter, pass } = counterAt({ ...NO_ACTIVITY, seconds: { q1: 5 } });
    counter.show('q1');
    pass(10);
    counter.show('q2');
    pass(7);
    counter.hidden();
    pass(50);
    counter.shown();
    pass(3);
    counter.show(null);
    pass(30);
    counter.show('q1');
    pass(3600);
    expect(counter.snapshot().seconds).toEqual({ q1: 5 + 10 + 60, q2: 10 });
  });

  it('counts nothing while switched off', () => {
    const { counter, pass } = counterAt();
    counter.show('q1');
    counter.setOn(false);
    counter.hidden();
    pass(30);
    expect([counter.shown(), counter.count('copied')]).toEqual([false, false]);
    expect(counter.snapshot()).toEqual({ ...NO_ACTIVITY, seconds: { q1: 0 } });
    counter.setOn(true);
    pass(4);
    expect([counter.count('copied'), counter.count('copied'), counter.count('printed')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(counter.snapshot()).toMatchObject({ copied: 2, printed: 1, left: 0, seconds: { q1: 4 } });
  });

  it('continues from the counts of another device', () => {
    const { counter } = counterAt({ ...NO_ACTIVITY, left: 1, copied: 3 });
    counter.merge({ ...NO_ACTIVITY, left: 4, seconds: { q1: 9 } });
    counter.count('copied');
    expect(counter.snapshot()).toEqual({ ...NO_ACTIVITY, left: 4, copied: 4, seconds: { q1: 9 } });
    expect(highestActivity(undefined, undefined)).toEqual(NO_ACTIVITY);
  });
});
