import { Injectable } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { InternalClient, log, RepeatingTask } from '@concord/nest-platform';
import { FilesRepository } from '../../../store/files/files.repository';
import { ObjectStore } from '../../../store/objects/object-store';
import { ORPHANS_TASK } from './orphans-task';

/** Grace period in ms: an exam may stay a draft in the browser before it is saved. */
const GRACE_MS = 14 * 24 * 60 * 60 * 1000;
/** Validity of a claim in ms: much longer than saving an exam takes. */
const CLAIM_MS = 60 * 60 * 1000;
const BATCH = 200;

/** Removes pictures that no version of an exam has. Versions are permanent, so a used picture is never looked up again. */
@Injectable()
export class OrphanedQuestionPictures extends RepeatingTask {
  constructor(
    private readonly files: FilesRepository,
    private readonly objects: ObjectStore,
    private readonly internal: InternalClient,
  ) {
    super(() => this.sweep(), { ...ORPHANS_TASK, name: 'orphaned-question-pictures' });
  }

  /**
   * Looks up one batch.
   * @returns the number of removed records.
   * @throws AppError 503 when the exams service is unavailable; nothing is removed then.
   */
  async sweep(now = Date.now()): Promise<number> {
    const files = await this.files.unusedQuestionPictures(new Date(now - GRACE_MS), BATCH);
    if (files.length === 0) return 0;
    const ids = files.map(({ public_id }) => public_id);
    const answer = await this.internal.call(internalCalls.internalPicturesUsed, { body: { files: ids } });
    const used = new Set(answer.files);
    if (used.size > 0) await this.files.confirmFiles([...used], new Date(now));
    let removed = 0;
    for (const { public_id } of files) {
      if (used.has(public_id)) continue;
      // The record first, and only while nobody claims it: a later claim finds no picture.
      if (!(await this.files.removeUnclaimed(public_id, new Date(now - CLAIM_MS)))) continue;
      removed += 1;
      await this.objects
        .remove(public_id)
        .catch((err: unknown) => log.warn({ err, public_id }, 'an object is left to its own sweeper'));
    }
    return removed;
  }
}
