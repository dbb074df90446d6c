import { log } from '../core/logger';
import { activity } from './activity-monitor';
import { RepeatingTask, type RepeatingTaskOptions } from './repeating-task';

const taskOf = (
  round: (signal: AbortSignal) => Promise<unknown>,
  options: Partial<RepeatingTaskOptions> = {},
) => new RepeatingTask(round, { name: 'test', intervalMs: 100, failureMessage: 'it failed', ...options });

describe('RepeatingTask', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    warn = jest.spyOn(log, 'warn').mockReturnValue(undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('rests for a minute while nobody uses the product, and ends the rest when somebody does', async () => {
    activity.setInformed(true);
    const rounds = jest.fn().mockResolvedValue(undefined);
    const steadyRounds = jest.fn().mockResolvedValue(undefined);
    const tasks = [taskOf(rounds), taskOf(steadyRounds, { isSteady: true })];
    for (const task of tasks) task.start();
    await jest.advanceTimersByTimeAsync(30_000);
    rounds.mockClear();
    steadyRounds.mockClear();
    await jest.advanceTimersByTimeAsync(10_000);
    expect([rounds.mock.calls.length, steadyRounds.mock.calls.length]).toEqual([0, 100]);
    activity.note();
    await jest.advanceTimersByTimeAsync(1000);
    expect(rounds).toHaveBeenCalledTimes(10);
    for (const task of tasks) await task.stop();
    activity.setInformed(false);
  });

  it('rests as long as it is told to', async () => {
    activity.setInformed(true);
    const round = jest.fn().mockResolvedValue(undefined);
    const task = taskOf(round, { idleIntervalMs: 300_000 });
    task.start();
    // Calls of other tests still count.
    await jest.advanceTimersByTimeAsync(120_000);
    round.mockClear();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(round).toHaveBeenCalledTimes(2);
    await task.stop();
    activity.setInformed(false);
  });

  it.each([
    ['after the interval', {}, 2],
    ['after another first delay', { firstDelayMs: 0 }, 3],
  ])('repeats %s', async (_, options, rounds) => {
    const round = jest.fn().mockResolvedValue(undefined);
    const task = taskOf(round, options);
    task.start();
    task.start();
    await jest.advanceTimersByTimeAsync(250);
    expect(round).toHaveBeenCalledTimes(rounds);
    await task.stop();
    await jest.advanceTimersByTimeAsync(1000);
    expect(round).toHaveBeenCalledTimes(rounds);
  });

  it('never overlaps rounds, and counts the interval from the end of one', async () => {
    let running = 0;
    const seen: number[] = [];
    const task = taskOf(async () => {
      seen.push((running += 1));
      await new Promise((resolve) => setTimeout(resolve, 1000));
      running -= 1;
    });
    task.start();
    await jest.advanceTimersByTimeAsync(500);
    void task.stop();
    task.start();
    await jest.advanceTimersByTimeAsync(600);
    expect(seen).toEqual([1]);
    await jest.advanceTimersByTimeAsync(100);
    expect(seen).toEqual([1, 1]);
  });

  it('tells the round that it stops, and waits for it', async () => {
    let isOver = false;
    const task = taskOf(async (signal) => {
      while (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, 10));
      isOver = true;
    });
    task.start();
    await jest.advanceTimersByTimeAsync(200);
    await Promise.all([task.stop(), jest.advanceTimersByTimeAsync(10)]);
    expect(isOver).toBe(true);
  });

  it('can be started again', async () => {
    const round = jest.fn((signal: AbortSignal) => Promise.resolve(signal.aborted));
    const task = taskOf(round);
    task.start();
    await task.stop();
    task.start();
    await jest.advanceTimersByTimeAsync(100);
    await expect(round.mock.results[0]?.value).resolves.toBe(false);
    await task.stop();
  });

  it.each([
    ['each', 4],
    ['first', 2],
  ] as const)('logs failures (%s) and goes on', async (logFailures, times) => {
    const outcomes = [false, false, true, false, false];
    const task = taskOf(() => (outcomes.shift() ? Promise.resolve() : Promise.reject(new Error('no'))), {
      logFailures,
    });
    task.start();
    await jest.advanceTimersByTimeAsync(550);
    expect(warn).toHaveBeenCalledTimes(times);
    expect(warn).toHaveBeenCalledWith({ err: new Error('no') }, 'it failed');
    await task.stop();
  });
});
