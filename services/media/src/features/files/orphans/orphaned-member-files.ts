import { Injectable } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { InternalClient, log, RepeatingTask } from '@concord/nest-platform';
import { FilesRepository } from '../../../store/files/files.repository';
import { ObjectStore } from '../../../store/objects/object-store';
import { ORPHANS_TASK } from './orphans-task';

/** Grace period in ms: much longer than a request takes between its files and its record. */
const GRACE_MS = 60 * 60 * 1000;
const BATCH = 200;

/** Removes files of members whose record was never stored, because a process was killed between the two. */
@Injectable()
export class OrphanedMemberFiles extends RepeatingTask {
  constructor(
    private readonly files: FilesRepository,
    private readonly objects: ObjectStore,
    private readonly internal: InternalClient,
  ) {
    super(() => this.sweep(), { ...ORPHANS_TASK, name: 'orphaned-member-files' });
  }

  /**
   * Looks up one batch.
   * @returns the number of removed records.
   * @throws AppError 503 when the members service is unavailable; nothing is removed then.
   */
  async sweep(now = Date.now()): Promise<number> {
    const ids = await this.files.unconfirmed('member-file', new Date(now - GRACE_MS), BATCH);
    if (ids.length === 0) return 0;
    const answer = await this.internal.call(internalCalls.internalMemberFilesUsed, { body: { files: ids } });
    const used = new Set(answer.files);
    if (used.size > 0) await this.files.confirmFiles([...used], new Date(now));
    let removed = 0;
    for (const publicId of ids) {
      if (used.has(publicId) || !(await this.files.removeUnconfirmed(publicId))) continue;
      removed += 1;
      await this.objects
        .remove(publicId)
        .catch((err: unknown) => log.warn({ err, publicId }, 'an object is left to its own sweeper'));
    }
    return removed;
  }
}
