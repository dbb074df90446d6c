import { randomUUID } from 'node:crypto';
import { COMPATIBILITY_LEVEL, type ServiceName } from '@concord/contracts';
import type { Connection } from 'mongoose';
import { FailureLog } from '../core/failure-log';
import { isStoreUnavailable } from './mongo-errors';
import { platformRecords, type PlatformRecords } from './platform-records';
import { retryWithin, WAIT_MAX_MS } from './retry-within';

const LEVEL = 'level';
/** Level of a database prepared before levels were stored. */
const FIRST_LEVEL = 1;
const PROCESS = /^process-/;
const RENEWAL_MS = 30_000;
/** Age at which a process counts as ended: an interval of renewals, and the 20 s of its shutdown after the last. */
export const PRESENCE_MS = 60_000;
/** Retention of records of ended processes. */
const FORGOTTEN_MS = 3_600_000;

/** This version and the data, or other processes, are incompatible; the message says what to do. */
export class IncompatibleReleaseError extends Error {
  constructor(message: string) {
    super(`${message} See docs/operations/upgrade.md.`);
    this.name = 'IncompatibleReleaseError';
  }
}

const levelOf = async (records: PlatformRecords): Promise<number | undefined> =>
  (await records.findOne({ _id: LEVEL }))?.level as number | undefined;

/** @throws IncompatibleReleaseError if the data is prepared for a version that this one cannot run beside */
export async function requireLevel(
  records: PlatformRecords,
  service: ServiceName,
  level: number,
): Promise<void> {
  const stored = (await levelOf(records)) ?? FIRST_LEVEL;
  if (stored > level)
    throw new IncompatibleReleaseError(
      `The data of ${service} are of compatibility level ${stored}, this release is of level ${level}: ` +
        'start the newer release, or restore the backup from before the upgrade.',
    );
}

async function requireNoneBelow(
  records: PlatformRecords,
  service: ServiceName,
  level: number,
): Promise<void> {
  const seenAt = { $gt: new Date(Date.now() - PRESENCE_MS) };
  const older = await records.findOne({ _id: PROCESS as never, seenAt, level: { $lt: level } });
  if (older)
    throw new IncompatibleReleaseError(
      `${String(older.process)} of compatibility level ${String(older.level)} still runs on the data of ${service}, ` +
        `and this release is of level ${level}: stop all processes of the previous version.`,
    );
}

/**
 * Raises the data to this level. Waits at most two minutes for processes of the previous level to
 * end.
 * @param isNew the database is still empty
 * @throws IncompatibleReleaseError for a lower level, for one that skips another, and while older
 * processes run
 */
export async function raiseLevel(
  records: PlatformRecords,
  service: ServiceName,
  level: number,
  isNew: boolean,
  timeoutMs = WAIT_MAX_MS,
): Promise<void> {
  await requireLevel(records, service, level);
  const stored = await levelOf(records);
  const before = stored ?? (isNew ? level : FIRST_LEVEL);
  if (before < level - 1)
    throw new IncompatibleReleaseError(
      `The data of ${service} are of compatibility level ${before}, this release is of level ${level}: ` +
        `upgrade to a release of level ${before + 1} first.`,
    );
  const set = (to: number) => records.updateOne({ _id: LEVEL }, { $set: { level: to } }, { upsert: true });
  if (before === level) {
    if (stored === undefined) await set(level);
    return;
  }
  const noneBelow = () => requireNoneBelow(records, service, level);
  const passes = (error: unknown) => error instanceof IncompatibleReleaseError || isStoreUnavailable(error);
  await retryWithin(timeoutMs, noneBelow, passes, 'processes of the previous version still run');
  await set(level);
  try {
    // A process that started during the wait saw the old level; later ones see the new one.
    await noneBelow();
  } catch (error) {
    await set(before);
    throw error;
  }
}

/**
 * Records every 30 s that a process of this version uses the data, so that no incompatible version
 * is prepared.
 * @param onNoted called after each record: the store accepted a write
 * @returns the function that ends it
 * @throws IncompatibleReleaseError if the data was raised above its level in the meantime
 */
export async function notePresence(
  connection: Connection,
  service: ServiceName,
  process: string,
  level = COMPATIBILITY_LEVEL,
  onNoted: () => void = () => undefined,
): Promise<() => Promise<void>> {
  const records = platformRecords(connection);
  const _id = `process-${randomUUID()}`;
  const note = async () => {
    await records.updateOne({ _id }, { $set: { process, level, seenAt: new Date() } }, { upsert: true });
    onNoted();
  };
  await retryWithin(
    WAIT_MAX_MS,
    async () => {
      await records.deleteMany({
        _id: PROCESS as never,
        seenAt: { $lt: new Date(Date.now() - FORGOTTEN_MS) },
      });
      await note();
      await requireLevel(records, service, level);
    },
    isStoreUnavailable,
    'the store cannot be reached yet',
  );
  const failures = new FailureLog('the presence record of this process was not renewed');
  let renewing: Promise<void> | undefined;
  const timer = setInterval(() => {
    renewing = note().then(failures.recovered, failures.failed);
  }, RENEWAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await renewing;
  };
}
