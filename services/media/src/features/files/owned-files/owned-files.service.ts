import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { OwnedFile } from '@concord/contracts';
import { forbidden, notFound } from '@concord/nest-platform';
import { ObjectStore } from '../../../store/objects/object-store';
import { saveName } from '../../../shared/content/file-name';
import { isPublicId } from '../../../shared/stored-files/file-store';
import type { FileKind, FileRecord } from '../../../store/files/file.schema';
import { FilesRepository } from '../../../store/files/files.repository';

/** Kinds of files that applicants and members send. */
const SENT_KINDS: readonly FileKind[] = ['passport', 'document', 'member-file'];
/** Kinds of files that other services read: an exam is exported with its pictures. */
const OPENED_KINDS: readonly FileKind[] = [...SENT_KINDS, 'question'];

/** The files of a student or a member for an export, which other services make. */
@Injectable()
export class OwnedFilesService {
  constructor(
    private readonly files: FilesRepository,
    private readonly objects: ObjectStore,
  ) {}

  async ofOwner(owner: string): Promise<OwnedFile[]> {
    const files = await this.files.findByOwner(owner);
    return files.filter(({ kind }) => SENT_KINDS.includes(kind)).map(toOwnedFile);
  }

  /** Opens a file, scanned or not. @throws AppError 403 for an infected file, 404. */
  async open(publicId: string): Promise<{ stream: Readable; type: string; size: number }> {
    const file = isPublicId(publicId) ? await this.files.find(publicId) : null;
    if (!file || !OPENED_KINDS.includes(file.kind)) throw notFound('The file');
    if (file.scan === 'infected')
      throw forbidden("This file can't be opened, because malware was found in it");
    const stream = await this.objects.stream(publicId);
    if (!stream) throw notFound('The file');
    return { stream, type: file.type, size: file.size };
  }
}

const toOwnedFile = ({ public_id, kind, name, type, size, createdAt, scan }: FileRecord): OwnedFile => ({
  public_id,
  kind,
  name,
  saveName: saveName(name, type),
  type,
  size,
  createdAt: createdAt.toISOString(),
  isInfected: scan === 'infected',
});
