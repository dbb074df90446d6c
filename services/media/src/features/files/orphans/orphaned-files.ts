import { Injectable } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { InternalClient, RepeatingTask } from '@concord/nest-platform';
import { FileStore } from '../../../shared/stored-files/file-store';
import { FilesRepository } from '../../../store/files/files.repository';
import { ORPHANS_TASK } from './orphans-task';

/** Grace period in ms: much longer than a registration (at most two minutes) and the students service's clean-up. */
const GRACE_MS = 30 * 60 * 1000;
/** Students looked up at once; the call accepts up to 500. */
const BATCH = 200;

/** Removes files whose owner never became a student: both services stopped during a registration. */
@Injectable()
export class OrphanedFiles extends RepeatingTask {
  constructor(
    private readonly files: FilesRepository,
    private readonly store: FileStore,
    private readonly internal: InternalClient,
  ) {
    super(() => this.sweep(), { ...ORPHANS_TASK, name: 'orphaned-files' });
  }

  /**
   * Looks up one batch of unconfirmed owners.
   * @returns their number.
   * @throws AppError 503 when the students service is unavailable; nothing is removed then.
   */
  async sweep(now = Date.now()): Promise<number> {
    const owners = await this.files.unconfirmedOwners(new Date(now - GRACE_MS), BATCH);
    if (owners.length === 0) return 0;
    const found = await this.internal.call(internalCalls.internalStudentLookup, { body: { ids: owners } });
    const students = new Set(found.map(({ _id }) => _id));
    const confirmed = owners.filter((owner) => students.has(owner));
    if (confirmed.length > 0) await this.files.confirm(confirmed, new Date(now));
    for (const owner of owners) if (!students.has(owner)) await this.store.removeByOwner(owner);
    return owners.length;
  }
}
