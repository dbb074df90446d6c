import { Injectable } from '@nestjs/common';
import { log, RepeatingTask } from '@concord/nest-platform';
import { FilesRepository } from '../../../store/files/files.repository';
import { ObjectStore } from '../../../store/objects/object-store';
import { ORPHANS_TASK } from './orphans-task';

/** Grace period in ms: much longer than editing a template takes. */
const GRACE_MS = 24 * 60 * 60 * 1000;
const BATCH = 200;

/** Removes signatures that no version of a template has. Versions keep theirs, to print certificates. */
@Injectable()
export class OrphanedSignatures extends RepeatingTask {
  constructor(
    private readonly files: FilesRepository,
    private readonly objects: ObjectStore,
  ) {
    super(() => this.sweep(), { ...ORPHANS_TASK, name: 'orphaned-signatures' });
  }

  /** Sweeps one batch. @returns the number of removed records. */
  async sweep(now = Date.now()): Promise<number> {
    const unused = await this.files.unconfirmed('signature', new Date(now - GRACE_MS), BATCH);
    let removed = 0;
    for (const publicId of unused) {
      // The record first, and only while no version has it: a later claim finds no signature.
      if (!(await this.files.removeUnconfirmed(publicId))) continue;
      removed += 1;
      await this.objects
        .remove(publicId)
        .catch((err: unknown) => log.warn({ err, publicId }, 'an object is left to its own sweeper'));
    }
    return removed;
  }
}
