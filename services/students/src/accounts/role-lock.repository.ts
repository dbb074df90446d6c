import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { AppError, duplicateKeyOf } from '@concord/nest-platform';
import { type Model, trusted } from 'mongoose';
import { LOCK, type LockRecord } from './lock.schema';

const NAME = 'staff-roles';
/** A holder that died keeps the lock for this long. */
const LEASE_MS = 10_000;
const WAIT_MS = 12_000;
const PAUSE_MS = 20;
const FREE = new Date(0);

/** Every change of a role runs alone, in all processes, so that two admins cannot remove each other and leave none. */
@Injectable()
export class RoleLock {
  constructor(@InjectModel(LOCK) private readonly model: Model<LockRecord>) {}

  /** @throws AppError 503 when others hold the lock for too long. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const holder = randomUUID();
    await this.make();
    const giveUpAt = Date.now() + WAIT_MS;
    while (!(await this.take(holder))) {
      if (Date.now() > giveUpAt)
        throw new AppError(503, 'OVERLOADED', 'Roles are being changed at the moment, please try again', {
          retryAfterSeconds: 2,
        });
      await sleep(PAUSE_MS + Math.random() * PAUSE_MS);
    }
    try {
      return await work();
    } finally {
      await this.model.updateOne({ _id: NAME, holder }, { $set: { until: FREE } });
    }
  }

  private async make(): Promise<void> {
    if (await this.model.exists({ _id: NAME })) return;
    try {
      await this.model.insertMany([{ _id: NAME, holder: '', until: FREE }]);
    } catch (error) {
      if (!duplicateKeyOf(error)) throw error;
    }
  }

  private async take(holder: string): Promise<boolean> {
    const now = Date.now();
    const done = await this.model.updateOne(
      { _id: NAME, until: trusted({ $lt: new Date(now) }) },
      { $set: { holder, until: new Date(now + LEASE_MS) } },
    );
    return done.matchedCount === 1;
  }
}
