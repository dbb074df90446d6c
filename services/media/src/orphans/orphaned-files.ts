import { Injectable } from '@nestjs/common';
import { InternalClient } from '@concord/nest-platform';
import { z } from 'zod';
import { FileVault } from '../files/file-vault';
import { FilesRepository } from '../files/files.repository';

/** A registration gives up after two minutes, and the students service cleans up after itself well before this. */
const GRACE_MS = 30 * 60 * 1000;
/** Students asked about at once; the students service takes up to 500. */
const BATCH = 200;

const standing = z.array(z.object({ _id: z.string() }));

/** Files whose owner never became a student, because both services ended in the middle of a registration. */
@Injectable()
export class OrphanedFiles {
  constructor(
    private readonly files: FilesRepository,
    private readonly vault: FileVault,
    private readonly internal: InternalClient,
  ) {}

  /**
   * Looks at one batch of owners that nobody has confirmed yet.
   * @returns how many there were.
   * @throws AppError 503 when the students service cannot be asked; nothing is removed then.
   */
  async sweep(now = Date.now()): Promise<number> {
    const owners = await this.files.ownersUnconfirmed(new Date(now - GRACE_MS), BATCH);
    if (owners.length === 0) return 0;
    const answer = await this.internal.call<unknown>('students', {
      method: 'POST',
      path: '/students/lookup',
      body: { ids: owners },
    });
    const students = new Set(standing.parse(answer).map(({ _id }) => _id));
    const confirmed = owners.filter((owner) => students.has(owner));
    if (confirmed.length > 0) await this.files.confirm(confirmed, new Date(now));
    for (const owner of owners) if (!students.has(owner)) await this.vault.dropOwner(owner);
    return owners.length;
  }
}
