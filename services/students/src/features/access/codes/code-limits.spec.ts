import type { FailureLimiters } from '@concord/nest-platform';
import { CodeLimits } from './code-limits';

const HOUR = 3600;

/** Counts in memory, with hours that pass at once. */
class FakeLimiters {
  private readonly counts = new Map<string, { seconds: number; byKey: Map<string, number> }>();

  get(name: string, points: number, seconds: number) {
    const byKey = new Map<string, number>();
    this.counts.set(name, { seconds, byKey });
    const add = (key: string, step: number) => byKey.set(key, (byKey.get(key) ?? 0) + step);
    return {
      consume: (key: string) => {
        if ((byKey.get(key) ?? 0) >= points) return Promise.reject(new Error(`${name} is used up`));
        add(key, 1);
        return Promise.resolve();
      },
      refund: (key: string) => Promise.resolve(add(key, -1)),
    };
  }

  getDelayThrottle() {
    return { delay: () => Promise.resolve() };
  }

  passHour(): void {
    for (const { seconds, byKey } of this.counts.values()) if (seconds <= HOUR) byKey.clear();
  }

  countOf(name: string, key: string) {
    return this.counts.get(name)?.byKey.get(key);
  }
}

describe('CodeLimits', () => {
  const email = 'amina@example.com';
  let fake: FakeLimiters;
  let limits: CodeLimits;
  let asked = 0;
  const ask = () => limits.countRequest({ email, address: `10.0.${(asked += 1) >> 8}.${asked & 255}` });
  const sentOf = async (requests: number) => {
    let sent = 0;
    for (let n = 0; n < requests; n += 1) if (await ask()) sent += 1;
    return sent;
  };

  beforeEach(() => {
    fake = new FakeLimiters();
    limits = new CodeLimits(fake as unknown as FailureLimiters);
  });

  it('takes nothing from the day for requests that the hour refuses', async () => {
    expect(await sentOf(60)).toBe(10);
    fake.passHour();
    expect(await sentOf(1)).toBe(1);
  });

  it('sends forty a day, and takes nothing from the hour for requests that the day refuses', async () => {
    const sent = [];
    for (let hour = 0; hour < 5; hour += 1) {
      sent.push(await sentOf(20));
      if (hour < 4) fake.passHour();
    }
    expect(sent).toEqual([10, 10, 10, 10, 0]);
    expect(fake.countOf('access-code-email', email)).toBe(0);
  });
});
