import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Build } from '@concord/contracts/environment';
import { z } from 'zod';
import { withTimeout } from '../core/timeout';
import type { CheckOutcome, Health } from './health';
import { RepeatingTask } from '../jobs/repeating-task';
import type { RedisConnection } from '../stores/redis';

const BEAT_MS = 5000;
/** Interval while a worker is down, so that its recovery is noticed at once. */
const BEAT_DOWN_MS = 1000;
/** Time-out for reading a heartbeat from Redis. */
const READ_MAX_MS = 2000;
/** Age of a heartbeat at which a worker counts as gone: two may be late. */
const EXPIRY_MS = 15_000;
/** Longer than the lifetime of all instances in the list. */
const LIST_EXPIRY_MS = 3_600_000;

const status = z.enum(['up', 'degraded', 'down']);
const check = z.object({ status: z.enum([...status.options, 'unknown']), detail: z.string().optional() });
const heartbeat = z.object({
  instance: z.string(),
  version: z.string(),
  /** Absent for workers of earlier versions. */
  commit: z.string().optional(),
  /** Start of the process. */
  started: z.iso.datetime(),
  status,
  checks: z.record(z.string(), check),
});
/** Self-description of a worker process. */
export type WorkerHeartbeat = z.infer<typeof heartbeat>;

/** State of all processes of one worker. */
export interface WorkersHealth extends Health {
  instances: Pick<WorkerHeartbeat, 'instance' | 'version' | 'commit' | 'started' | 'status'>[];
}

/** Heartbeats of worker processes in Redis, so that their health is known without a connection to them. */
export class WorkerHeartbeats {
  constructor(private readonly redis: RedisConnection) {}

  /** Task that writes this process's heartbeat from `start` to `stop`, which removes it. */
  of(
    worker: string,
    build: Build,
    health: () => Promise<Health>,
  ): { start: () => void; stop: () => Promise<void> } {
    const instance = `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`;
    const started = new Date(Date.now() - process.uptime() * 1000).toISOString();
    let isDown = false;
    const beat = async () => {
      const report = await health();
      isDown = report.status === 'down';
      await this.write(worker, { instance, ...build, started, ...report });
    };
    const task = new RepeatingTask(beat, {
      name: 'worker-heartbeat',
      intervalMs: () => (isDown ? BEAT_DOWN_MS : BEAT_MS),
      firstDelayMs: 0,
      isSteady: true,
      failureMessage: 'the heartbeat could not be written',
      logFailures: 'first',
    });
    return {
      start: () => task.start(),
      stop: async () => {
        await task.stop();
        // Expires by itself if Redis is down.
        await this.remove(worker, instance).catch(() => undefined);
      },
    };
  }

  /**
   * Combined state of a worker's processes: down if none is up, degraded if some are not. Degraded
   * with `heartbeat: unknown` while Redis does not answer.
   */
  async healthOf(worker: string): Promise<WorkersHealth> {
    try {
      return combined(await withTimeout(this.read(worker), READ_MAX_MS, 'no answer in time'));
    } catch {
      const checks = { heartbeat: { status: 'unknown' as const } };
      return { status: 'degraded', checks, instances: [] };
    }
  }

  private async write(worker: string, beat: WorkerHeartbeat): Promise<void> {
    const { client } = this.redis;
    const text = JSON.stringify(beat);
    // Written before the list, because a listed instance without a heartbeat counts as gone. One
    // key per command, as clusters require.
    await client.set(this.key(worker, beat.instance), text, 'PX', EXPIRY_MS);
    await Promise.all([
      client.sadd(this.key(worker), beat.instance),
      client.pexpire(this.key(worker), LIST_EXPIRY_MS),
    ]);
  }

  private async read(worker: string): Promise<WorkerHeartbeat[]> {
    const { client } = this.redis;
    const instances = await client.smembers(this.key(worker));
    const texts = await Promise.all(instances.map((instance) => client.get(this.key(worker, instance))));
    const gone = instances.filter((_, index) => texts[index] === null);
    if (gone.length > 0) await client.srem(this.key(worker), ...gone);
    return texts.flatMap((text) => (text === null ? [] : [heartbeat.parse(JSON.parse(text))]));
  }

  private async remove(worker: string, instance: string): Promise<void> {
    const { client } = this.redis;
    await Promise.all([client.unlink(this.key(worker, instance)), client.srem(this.key(worker), instance)]);
  }

  private key(worker: string, instance?: string): string {
    return `${this.redis.prefix}heartbeat-${worker}${instance === undefined ? '' : `-${instance}`}`;
  }
}

function combined(beats: readonly WorkerHeartbeat[]): WorkersHealth {
  const names = new Set(beats.flatMap(({ checks }) => Object.keys(checks)));
  const checks = [...names].map((name) => {
    const outcomes = beats.flatMap((beat) => beat.checks[name] ?? []);
    const detail = outcomes.find((outcome) => outcome.detail !== undefined)?.detail;
    const outcome = together(outcomes.map((each) => each.status));
    return [name, { status: outcome, ...(detail !== undefined && { detail }) }] as const;
  });
  return {
    status: together(beats.map((beat) => beat.status)),
    checks: Object.fromEntries(checks),
    instances: beats.map(({ checks: _, ...instance }) => instance),
  };
}

function together(statuses: readonly CheckOutcome['status'][]): Health['status'] {
  if (statuses.every((each) => each === 'down')) return 'down';
  return statuses.every((each) => each === 'up') ? 'up' : 'degraded';
}
