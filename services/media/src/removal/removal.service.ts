import { Injectable } from '@nestjs/common';
import { DocumentRemoval } from '../documents/document-removal';
import { FileStore } from '../files/file-store';

/** Removes all that is stored of a student: uploaded files and printed documents. */
@Injectable()
export class RemovalService {
  constructor(
    private readonly files: FileStore,
    private readonly documents: DocumentRemoval,
  ) {}

  /** Idempotent. @throws AppError 503 while a store is unavailable. */
  async removeOwner(owner: string): Promise<Record<string, never>> {
    await this.files.removeByOwner(owner);
    await this.documents.removeByOwner(owner);
    return {};
  }
}
