import { Injectable } from '@nestjs/common';
import type { BodyOf, MemberFilesStoreBody, internalCalls, StoredMemberFile } from '@concord/contracts';
import { badRequest } from '@concord/nest-platform';
import { sentDocument } from '../../../shared/content/sent-document';
import { FileStore, type NewFile } from '../../../shared/stored-files/file-store';
import { FilesRepository } from '../../../store/files/files.repository';

/** Stores files that members send, for the members service. */
@Injectable()
export class MemberFilesService {
  constructor(
    private readonly store: FileStore,
    private readonly files: FilesRepository,
  ) {}

  /** Stores all files, or none when one is refused. @throws AppError 400; its issue names the file by position. */
  async save(
    { owner, files: named }: MemberFilesStoreBody,
    attached: readonly Buffer[],
  ): Promise<StoredMemberFile[]> {
    if (attached.length !== named.length)
      throw badRequest('BAD_REQUEST', 'The files do not match their names');
    const files: NewFile[] = [];
    for (const [index, bytes] of attached.entries()) {
      const document = await sentDocument(named[index]?.name ?? '', bytes, `files.${index}.file`);
      files.push({ owner, kind: 'member-file', ...document });
    }
    const stored = await this.store.save(files);
    return stored.map(({ public_id, name, type }) => ({ public_id, name, type }));
  }

  /** Removes files of this owner; others stay. Idempotent. */
  async remove({
    owner,
    files,
  }: BodyOf<typeof internalCalls.internalMemberFilesRemove>): Promise<Record<never, never>> {
    const owned = await this.files.findByOwner(owner);
    await this.store.remove(
      owned.filter(({ kind, public_id }) => kind === 'member-file' && files.includes(public_id)),
    );
    return {};
  }
}
