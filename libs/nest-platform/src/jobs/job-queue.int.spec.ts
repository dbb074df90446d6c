import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { log } from '../core/logger';
import { RedisConnection } from '../stores/redis';
import { eventually } from '../testing';
import { JobQueue } from './job-queue';
import { JobWorker, type JobWorkerOptions } from './job-worker';

const job = z.object({ noteId: z.string().max(10) });
type Job = z.infer<typeof job>;

/** Nothing listens on port 1. */
const DOWN = 'redis://127.0.0.1:1';

describe('JobQueue and JobWorker', () => {
  const ends: (() => Promise<void> | void)[] = [];
  let warn: jest.SpyInstance;
  beforeEach(() => (warn = jest.spyOn(log, 'warn').mockReturnValue(undefined)));
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
    jest.restoreAllMocks();
  });

  function queueOn(url = process.env.REDIS_URL ?? '') {
    const redis = new RedisConnection(url, `test${process.pid}-${Date.now()}-`);
    const queue = new JobQueue<Job>(redis, 'notes', (noteId) => ({
      jobId: `note-${noteId}`,
      data: { noteId },
    }));
    ends.push(
      () => redis.close(),
      () => queue.onApplicationShutdown(),
    );
    const work = (handle: JobWorkerOptions<Job>['handle'], drainMs?: number) => {
      const options = { queue: 'notes', schema: job, handle, concurrency: 1, drainMs };
      const worker = new JobWorker<Job>(redis, { ...options, failureMessage: 'a note failed' });
      worker.onApplicationBootstrap();
      ends.push(() => worker.onApplicationShutdown());
      return worker;
    };
    /** Its connection fails fast, also while it is made. */
    const add = (id: string) => eventually(() => queue.add(id));
    return { queue, add, work };
  }

  it('gives each job id to one worker run, and forgets it when done', async () => {
    const { queue, add, work } = queueOn();
    const seen: string[] = [];
    await add('a');
    await add('a');
    expect(await queue.backlog()).toBe(1);
    work(async ({ noteId }) => void seen.push(noteId));
    await eventually(async () => (await queue.backlog()) === 0);
    await add('a');
    await add('b');
    await eventually(() => seen.includes('b'));
    expect(seen).toEqual(['a', 'a', 'b']);
  });

  it('logs a job that fails or does not fit its schema, and goes on', async () => {
    const { add, work } = queueOn();
    const seen: string[] = [];
    for (const id of ['longer than ten', 'bad', 'good']) await add(id);
    warn.mockClear();
    work(async ({ noteId }) => {
      if (noteId === 'bad') throw new Error('no');
      seen.push(noteId);
    });
    await eventually(() => seen.length > 0);
    expect(seen).toEqual(['good']);
    const messages = warn.mock.calls.map(([, message]: unknown[]) => message);
    expect(messages).toEqual(['a note failed', 'a note failed']);
  });

  it('waits at shutdown for a job under way, for the drain time at most', async () => {
    const { add, work } = queueOn();
    const info = jest.spyOn(log, 'info').mockReturnValue(undefined);
    const begun: string[] = [];
    let ended = 0;
    let endLong = () => {};
    const long = new Promise<void>((resolve) => (endLong = resolve));
    const handle = async ({ noteId }: Job) => {
      begun.push(noteId);
      await (noteId === 'long' ? long : sleep(300));
      ended += 1;
    };
    const first = work(handle, 20_000);
    await add('short');
    await eventually(() => begun.includes('short'));
    await first.onApplicationShutdown();
    expect(ended).toBe(1);
    const second = work(handle, 100);
    await add('long');
    await eventually(() => begun.includes('long'));
    await second.onApplicationShutdown();
    expect([ended, info.mock.calls.length]).toEqual([1, 1]);
    endLong();
    await eventually(() => ended === 2);
  });

  it('returns false, and does not throw, while Redis is down', async () => {
    const { queue } = queueOn(DOWN);
    expect(await queue.add('a')).toBe(false);
    expect(await queue.backlog()).toBeUndefined();
  });
});
