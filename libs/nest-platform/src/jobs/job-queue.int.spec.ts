import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { z } from 'zod';
import { log } from '../core/logger';
import { RedisConnection } from '../stores/redis';
import { eventually } from '../testing';
import { JobQueue } from './job-queue';
import { JobWorker, type JobWorkerOptions } from './job-worker';

const job = z.object({ noteId: z.string().max(10) });
type Job = z.infer<typeof job>;

/** Port 1 has no listener. */
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
    /** The connection fails fast, even while connecting. */
    const add = (id: string) => eventually(() => queue.add(id));
    /** Number of jobs without a worker. */
    const waiting = () => redis.client.llen(`${redis.queuePrefix}:notes:wait`);
    return { redis, queue, add, work, waiting };
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

  it('does a job that a process of an earlier release queued', async () => {
    const { redis, work } = queueOn();
    // Outside a cluster, key names are the same in earlier versions.
    const earlier = new Queue('notes', { connection: redis.client, prefix: `${redis.prefix}bull` });
    await eventually(() =>
      earlier.add('notes', { noteId: 'old' }, { jobId: 'note-old' }).catch(() => undefined),
    );
    const seen: string[] = [];
    work(async ({ noteId }) => void seen.push(noteId));
    await eventually(() => seen.includes('old'));
    await earlier.close();
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

  it('waits at shutdown for a job under way', async () => {
    const { add, work } = queueOn();
    const [begun, ended]: [string[], string[]] = [[], []];
    const worker = work(async ({ noteId }) => {
      begun.push(noteId);
      await sleep(300);
      ended.push(noteId);
    });
    await add('short');
    await eventually(() => begun.length > 0);
    await worker.onApplicationShutdown();
    expect(ended).toEqual(['short']);
  });

  it('gives a job that takes longer than the drain back to the queue, for another worker', async () => {
    const { add, work, waiting } = queueOn();
    const info = jest.spyOn(log, 'info').mockReturnValue(undefined);
    const begun: string[] = [];
    let endLong = () => {};
    const long = new Promise<void>((resolve) => (endLong = resolve));
    const first = work(async ({ noteId }) => {
      begun.push(noteId);
      await long;
      throw new Error('its browser was closed');
    }, 100);
    await add('long');
    await eventually(() => begun.length > 0);
    await first.onApplicationShutdown();
    expect(await waiting()).toBe(1);
    expect(info).toHaveBeenCalledWith({ queue: 'notes', jobs: 1 }, expect.any(String));
    // The result of the first run no longer affects the queue.
    endLong();
    const done: string[] = [];
    work(async ({ noteId }) => void done.push(noteId));
    await eventually(() => done.length > 0);
    expect(warn).not.toHaveBeenCalledWith(expect.anything(), 'a note failed');
  });

  it('ends while Redis is away', async () => {
    const { work } = queueOn(DOWN);
    await work(() => Promise.resolve()).onApplicationShutdown();
  });

  it('returns false, and does not throw, while Redis is down', async () => {
    const { queue } = queueOn(DOWN);
    expect(await queue.add('a')).toBe(false);
    expect(await queue.backlog()).toBeUndefined();
  });
});
