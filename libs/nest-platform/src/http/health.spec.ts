import { HealthRegistry } from './health';

describe('HealthRegistry', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function registryWith(check: () => Promise<void>): HealthRegistry {
    const health = new HealthRegistry();
    health.register('redis', () => Promise.resolve());
    health.register('mongodb', check);
    return health;
  }

  it('names what fails', async () => {
    const health = registryWith(() => Promise.reject(new Error('not now')));
    expect(await health.report()).toEqual({
      status: 'down',
      checks: { redis: { status: 'up' }, mongodb: { status: 'down', detail: 'not now' } },
    });
  });

  it('names a hanging check, does not start it twice, and repeats it once it has answered', async () => {
    const answers: (() => void)[] = [];
    const check = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
    const health = registryWith(check);
    for (let n = 0; n < 3; n += 1) {
      const [report] = await Promise.all([health.report(), jest.advanceTimersByTimeAsync(10_000)]);
      expect(report.checks.mongodb).toEqual({ status: 'down', detail: 'no answer in time' });
    }
    expect(check).toHaveBeenCalledTimes(1);
    answers[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    const asked = health.report();
    answers[1]?.();
    expect((await asked).status).toBe('up');
  });
});
