import { z } from 'zod';
import { log } from '../core/logger';
import { RedisConnection } from '../stores/redis';
import { JobQueue } from './job-queue';
import { JobWorker, type JobWorkerOptions } from './job-worker';

const job = z.object({ noteId: z.string().max(10) });
type Job = z.infer<typeof job>;

const url = process.env.REDIS_URL ?? '';
/** Nothing listens on port 1. */
const down = 'redis://127.0.0.1:1';
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('JobQueue and JobWorker', () => {
  const ends: (() => Promise<void> | void)[] = [];
  let warn: jest.SpyInstance;
  beforeEach(() => (warn = jest.spyOn(log, 'warn').mockReturnValue(undefined)));
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
    jest.restoreAllMocks();
  });

  async function queueOn(redisUrl: string) {
    const redis = new RedisConnection(redisUrl, () => undefined, `test${process.pid}-${Date.now()}-`);
    const queue = new JobQueue<Job>(redis, 'notes', (noteId) => ({
      jobId: `note-${noteId}`,
      data: { noteId },
    }));
    ends.push(
      () => redis.close(),
      () => queue.onApplicationShutdown(),
    );
    if (redisUrl === url) await redis.client.once('ready', () => undefined);
    const work = (handle: JobWorkerOptions<Job>['handle'], drainMs?: number) => {
      const options = { queue: 'notes', schema: job, handle, concurrency: 1, drainMs };
      const worker = new JobWorker<Job>(redis, { ...options, failureMessage: 'a note failed' });
      worker.onApplicationBootstrap();
      ends.push(() => worker.onApplicationShutdown());
      return worker;
    };
    return { queue, work };
  }

  const eventually = async (isSo: () => boolean) => {
    for (let i = 0; i < 100 && !isSo(); i += 1) await sleep(50);
  };

  it('gives each job id to one worker run, and forgets it when done', async () => {
    const { queue, work } = await queueOn(url);
    const seen: string[] = [];
    await sleep(200);
    expect(await queue.add('a')).toBe(true);
    expect(await queue.add('a')).toBe(true);
    expect(await queue.backlog()).toBe(1);
    work(async ({ noteId }) => void seen.push(noteId));
    await eventually(() => seen.length > 0);
    await sleep(200);
    expect(seen).toEqual(['a']);
    await queue.add('a');
    await eventually(() => seen.length > 1);
    expect(seen).toEqual(['a', 'a']);
  });

  it('logs a job that fails or does not fit its schema, and goes on', async () => {
    const { queue, work } = await queueOn(url);
    const seen: string[] = [];
    await sleep(200);
    for (const id of ['longer than ten', 'bad', 'good']) await queue.add(id);
    work(async ({ noteId }) => {
      if (noteId === 'bad') throw new Error('no');
      seen.push(noteId);
    });
    await eventually(() => seen.length > 0);
    expect(seen).toEqual(['good']);
    expect(warn.mock.calls.map(([, message]: unknown[]) => message)).toEqual([
      'a note failed',
      'a note failed',
    ]);
  });

  it('waits at shutdown for a job under way, for the drain time at most', async () => {
    const { queue, work } = await queueOn(url);
    const info = jest.spyOn(log, 'info').mockReturnValue(undefined);
    let begun = 0;
    let ended = 0;
    const handle = async ({ noteId }: Job) => {
      begun += 1;
      await sleep(noteId === 'long' ? 3000 : 300);
      ended += 1;
    };
    await sleep(200);
    const first = work(handle, 2000);
    await queue.add('short');
    await eventually(() => begun === 1);
    await first.onApplicationShutdown();
    expect(ended).toBe(1);
    const second = work(handle, 100);
    await queue.add('long');
    await eventually(() => begun === 2);
    const before = Date.now();
    await second.onApplicationShutdown();
    expect(Date.now() - before).toBeLessThan(1500);
    expect([ended, info.mock.calls.length]).toEqual([1, 1]);
    await eventually(() => ended === 2);
  });

  it('returns false within two seconds, and does not throw, while Redis is down', async () => {
    const { queue } = await queueOn(down);
    expect(await queue.add('a')).toBe(false);
    expect(await queue.backlog()).toBeUndefined();
  });
});
