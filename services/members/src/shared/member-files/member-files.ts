import { Injectable } from '@nestjs/common';
import {
  internalCalls,
  LIMITS,
  type MemberFile,
  type SentMemberFile,
  type StoredMemberFile,
} from '@concord/contracts';
import {
  AppError,
  decodeDataUrl,
  FileLinks,
  InternalClient,
  log,
  type ObjectId,
  unavailable,
} from '@concord/nest-platform';

/** Pictures are encoded again. */
const TIMEOUT = { timeoutMs: 60_000 };
const REFUSALS = new Set([400, 413, 415, 422]);

/** Files that members send, which the media service checks and keeps. */
@Injectable()
export class MemberFiles {
  constructor(
    private readonly internal: InternalClient,
    private readonly links: FileLinks,
  ) {}

  /** Stores all files, or none. @throws AppError 400 or 413 if one is refused, 503 if storing fails. */
  async store(owner: ObjectId, sent: readonly SentMemberFile[]): Promise<StoredMemberFile[]> {
    if (sent.length === 0) return [];
    const attachments = sent.map(({ file }, index) =>
      decodeDataUrl(file, { maxBytes: LIMITS.documentBytes, kind: 'document', path: `files.${index}.file` }),
    );
    const body = { owner: owner.toString(), files: sent.map(({ name }) => ({ name })) };
    try {
      return await this.internal.call(
        internalCalls.internalMemberFilesStore,
        { body },
        { ...TIMEOUT, attachments },
      );
    } catch (error) {
      if (error instanceof AppError && REFUSALS.has(error.statusCode)) throw error;
      throw unavailable('Your files could not be stored right now. Please try again', error);
    }
  }

  /** Removes files that no record names any longer. What is left after a failure goes with the erasure. */
  async remove(owner: ObjectId, files: readonly StoredMemberFile[]): Promise<void> {
    if (files.length === 0) return;
    const body = { owner: owner.toString(), files: files.map(({ public_id }) => public_id) };
    await this.internal
      .call(internalCalls.internalMemberFilesRemove, { body })
      .catch((err: unknown) => log.warn({ err, owner }, 'files of a member could not be removed'));
  }

  viewOf(files: readonly StoredMemberFile[] = []): MemberFile[] {
    return files.map(({ public_id, name, type }) => ({
      public_id,
      name,
      type,
      url: this.links.sign(public_id),
    }));
  }
}
