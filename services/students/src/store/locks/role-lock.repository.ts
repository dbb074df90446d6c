import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { AppError, duplicateKeyOf } from '@concord/nest-platform';
import { type Model, trusted } from 'mongoose';
import { LOCK_MODEL, type LockRecord } from './lock.schema';

const LOCK_NAME = 'staff-roles';
/** Duration of the lease, and so of a lock after a crash. */
const LEASE_MS = 10_000;
const WAIT_MAX_MS = 12_000;
const RETRY_MS = 20;
const FREE = new Date(0);

/**
 * A mutex across processes for changes of roles, so that two SUPER_ADMINs cannot remove each other at the same time.
 */
@Injectable()
export class RoleLock {
  constructor(@InjectModel(LOCK_MODEL) private readonly model: Model<LockRecord>) {}

  /** @throws AppError 503 if others hold the lock for too long */
  async run<T>(task: () => Promise<T>): Promise<T> {
    const holder = randomUUID();
    await this.ensureExists();
    const giveUpAt = Date.now() + WAIT_MAX_MS;
    while (!(await this.tryAcquire(holder))) {
      if (Date.now() > giveUpAt)
        throw new AppError(503, 'OVERLOADED', 'Roles are being changed right now. Please try again', {
          retryAfterSeconds: 2,
        });
      await sleep(RETRY_MS + Math.random() * RETRY_MS);
    }
    try {
      return await task();
    } finally {
      await this.model.updateOne({ _id: LOCK_NAME, holder }, { $set: { until: FREE } });
    }
  }

  private async ensureExists(): Promise<void> {
    if (await this.model.exists({ _id: LOCK_NAME })) return;
    try {
      await this.model.insertMany([{ _id: LOCK_NAME, holder: '', until: FREE }]);
    } catch (error) {
      if (!duplicateKeyOf(error)) throw error;
    }
  }

  private async tryAcquire(holder: string): Promise<boolean> {
    const now = Date.now();
    const done = await this.model.updateOne(
      { _id: LOCK_NAME, until: trusted({ $lt: new Date(now) }) },
      { $set: { holder, until: new Date(now + LEASE_MS) } },
    );
    return done.matchedCount === 1;
  }
}
